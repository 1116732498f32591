/**
 * Says which variant of each running test a visitor sees: the same one for the same visitor, for as long as the test runs. Asked only for
 * visitors who agreed to analytics; it knows them by the id made for that.
 */
export interface ConversionTests {
  variants(
    visitor: { readonly visitorId: string; readonly market: string },
    signal?: AbortSignal,
  ): Promise<Readonly<Record<string, string>>>
}
