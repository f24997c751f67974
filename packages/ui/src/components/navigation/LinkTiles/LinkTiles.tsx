import { Pin, PinOff } from 'lucide-react'

import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { TileRoot, TilesRoot, TileText } from './LinkTiles.styles.ts'

export interface LinkTile {
  id: string
  label: string
  href: string
  /** What the page is for. */
  description?: string | undefined
  isPinned?: boolean
}

export interface LinkTilesProps {
  /** Name of the list. */
  label: string
  tiles: readonly LinkTile[]
  /** Shows a button on each tile that pins or unpins it. */
  onPin?: (tile: LinkTile) => void
  /** Name of that button: "Pin Recipes". */
  pinText?: (tile: LinkTile) => string
}

/** Links to pages, each with a description of the page. */
export function LinkTiles({ label, tiles, onPin, pinText }: LinkTilesProps) {
  return (
    <TilesRoot aria-label={label}>
      {tiles.map((tile) => (
        <TileRoot key={tile.id}>
          <TileText>
            <Link href={tile.href}>{tile.label}</Link>
            {tile.description && <p>{tile.description}</p>}
          </TileText>
          {onPin && pinText && (
            <IconButton label={pinText(tile)} onClick={() => onPin(tile)}>
              {tile.isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            </IconButton>
          )}
        </TileRoot>
      ))}
    </TilesRoot>
  )
}
