/** The attributes for the tab in which a link opens. A new tab gets no reference to this page. */
export const linkTarget = ({ newTab }: { readonly newTab?: boolean }) =>
  newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
