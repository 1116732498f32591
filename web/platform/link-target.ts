/** The tab a link opens in. A new tab gets no reference to this page. */
export const linkTarget = ({ newTab }: { readonly newTab?: boolean }) =>
  newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
