/** Scrolls to the position that an address names, for example `#scroll=1200`. */
export function scrollToHash({ hash }: URL): void {
  const [, top] = /^#scroll=(\d+)$/.exec(hash) ?? []
  if (top) scrollTo({ top: Number(top), behavior: 'smooth' })
}
