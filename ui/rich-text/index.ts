export { Kept, type KeptProps } from './kept.tsx'
export { RichText, type RichTextProps } from './rich-text.tsx'
