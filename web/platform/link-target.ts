/** The tab a link opens in; a new one is told nothing of the page it came from. */
export const linkTarget = ({ newTab }: { readonly newTab?: boolean }) =>
  newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
