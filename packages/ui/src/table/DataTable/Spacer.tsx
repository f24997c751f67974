/** Stands for the rows of a long list that are out of sight, so that the scroll bar tells the truth. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden data-spacer>
      <td style={{ blockSize: height, padding: 0 }} />
    </tr>
  ) : null
}
