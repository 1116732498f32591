export { RadioTile, type RadioTileProps } from './radio-tile.tsx'
