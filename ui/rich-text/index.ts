export { Kept, type KeptProps } from './kept.tsx'
export { KeptBlock } from './kept-block.tsx'
export { RichText, type RichTextProps } from './rich-text.tsx'
