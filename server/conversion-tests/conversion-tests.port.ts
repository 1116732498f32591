/**
 * Returns which variant of each running test a visitor sees: always the same one for a visitor, as long as the test
 * runs. Called only for visitors who agreed to analytics, with their analytics id.
 */
export interface ConversionTests {
  variants(
    visitor: { readonly visitorId: string; readonly market: string },
    signal?: AbortSignal,
  ): Promise<Readonly<Record<string, string>>>
}
