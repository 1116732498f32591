/** Where the form of a returns service is, for a market; told of no shopper. It stands beside the shop's own returns and replaces nothing. */
export interface ReturnsPlugin {
  form(
    market: { readonly id: string; readonly locale: string },
    signal?: AbortSignal,
  ): Promise<{ readonly name: string; readonly url: string } | undefined>
}
