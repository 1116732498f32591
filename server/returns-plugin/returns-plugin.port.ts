/**
 * Returns the address of a returns service's form for a market; it gets no data about shoppers. It is an addition to
 * the shop's own returns.
 */
export interface ReturnsPlugin {
  form(
    market: { readonly id: string; readonly locale: string },
    signal?: AbortSignal,
  ): Promise<{ readonly name: string; readonly url: string } | undefined>
}
