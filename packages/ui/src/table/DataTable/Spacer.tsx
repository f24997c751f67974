/** Takes the space of rows that are not rendered, so the scroll bar is correct. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden data-spacer>
      <td style={{ blockSize: height, padding: 0 }} />
    </tr>
  ) : null
}
