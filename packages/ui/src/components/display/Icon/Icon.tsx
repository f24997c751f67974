// Lucide icons (ISC license), one path each. For parts that every table has: lucide-react builds an icon from its nodes
// on every render.
const paths = {
  arrowDown: 'M12 5v14m7-7-7 7-7-7',
  arrowUp: 'm5 12 7-7 7 7M12 19V5',
  arrowUpDown: 'm21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 18-6-6 6-6',
  chevronRight: 'm9 18 6-6-6-6',
}

/** A decorative icon in the color of its text. Its parent sets the size. */
export function Icon({ of }: { of: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[of]} />
    </svg>
  )
}
