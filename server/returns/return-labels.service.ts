import type { Market } from '#server/markets/index.ts'
import type { CarrierLabel } from './return.ts'
import type { ReturnsNeeds } from './returns-needs.ts'

/** Undefined if the carrier makes none, or does not answer. */
export async function labelFor(
  needs: ReturnsNeeds,
  market: Market,
  reference: string,
): Promise<CarrierLabel | undefined> {
  try {
    return await carrierLabel(needs, market, reference)
  } catch (fault) {
    needs.log(fault)
    return undefined
  }
}

/** Undefined if the carrier makes none for that country. */
export async function carrierLabel(
  { labels }: Pick<ReturnsNeeds, 'labels'>,
  { choices, country }: Market,
  reference: string,
): Promise<CarrierLabel | undefined> {
  const { carrier } = choices.returns
  const made = await labels.make({ reference, carrier, country: country.code })
  return made && { ...made, carrier }
}
