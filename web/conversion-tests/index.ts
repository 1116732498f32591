/** Writes the visitor's variants of conversion tests on the root element, for style sheets and scripts. */
export async function applyVariants(market: string): Promise<void> {
  const answer = await fetch(`/api/conversion-tests/${market}`).catch(() => undefined)
  if (!answer?.ok) return
  const { variants } = (await answer.json()) as { readonly variants: Readonly<Record<string, string>> }
  const text = Object.entries(variants).map(([test, variant]) => `${test}:${variant}`)
  if (text.length > 0) document.documentElement.dataset.variants = text.join(' ')
}

export function removeVariants(): void {
  delete document.documentElement.dataset.variants
}
