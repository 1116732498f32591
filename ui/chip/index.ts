export { Chips, RemovableChip, type RemovableChipProps } from './chip.tsx'
