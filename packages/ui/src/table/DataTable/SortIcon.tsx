interface SortIconProps {
  order: 'asc' | 'desc' | false
}

// The icons "arrow-up", "arrow-down" and "arrow-up-down" of Lucide (ISC license), as one path each: a table has one in
// every column, and lucide-react builds each icon on every render.
const paths = {
  asc: 'm5 12 7-7 7 7M12 19V5',
  desc: 'M12 5v14m7-7-7 7-7-7',
  none: 'm21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16',
}

/** How a column is sorted. */
export function SortIcon({ order }: SortIconProps) {
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
      <path d={paths[order || 'none']} />
    </svg>
  )
}
