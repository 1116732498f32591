export { FooterEnd, SiteFooter } from './site-footer.tsx'
export { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
export { SlimBannerLines } from './slim-banner-lines.tsx'
export { Wordmark } from './wordmark.tsx'
