export { RichText, type RichTextProps } from './rich-text.tsx'
export { StaticMarkup, type StaticMarkupProps } from './static-markup.tsx'
