export { PageWidth, type PageWidthProps } from './page-width.tsx'
export { Section, type SectionProps } from './section.tsx'
export { TextLink } from './text-link.tsx'
