export { KeptItem, type KeptItemProps } from './kept-item.tsx'
export { RichText, type RichTextProps } from './rich-text.tsx'
