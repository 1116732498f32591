import { z } from 'zod'
import type { PickupPoint } from '#contracts/delivery.ts'
import type { PageBody } from '#contracts/pages.ts'
import { checkoutProblems } from '#server/checkout/index.ts'
import { needsPickupPoint } from '#server/delivery/index.ts'
import { deed, type PageAsk, type PageKind } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketAskOf, refusedDeed } from './basket-ask.ts'
import { type AtStep, enterStep, stepAddress } from './checkout-steps.ts'

/** Step 3: how it is delivered. The points of each pickup method are in the page, so that choosing one needs no script. */
export const checkoutShippingPage: PageKind<'checkoutShippingPage'> = {
  alias: 'checkoutShippingPage',
  layout: 'checkout',
  audience: 'private',
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'shipping')
    if ('goTo' in at) return at
    const shipment = at.progress.reckoning.shipments[0]?.choice
    const shipping = {
      methods: at.body.basket.shippingMethods,
      ...(shipment ? { chosen: shipment.shippingMethodId } : {}),
      ...(shipment?.pickupPointId === undefined ? {} : { pickupPoint: shipment.pickupPointId }),
      pickupPoints: await pointsPerMethod(parts, ask),
      ...parcelsOf(at),
    }
    return { body: { checkout: at.body, shipping }, frame: { title: ask.speaker.t('checkout.title-shipping') } }
  },
  deeds: {
    'choose-shipping': deed({
      form: z.object({
        shipmentId: z.string().optional(),
        shippingMethodId: z.string().min(1),
        pickupPointId: z.string().optional(),
        carrierPostNumber: z.string().optional(),
      }),
      async act({ checkout, content }, ask, choice) {
        const chosen = await checkout.chooseDelivery(basketAskOf(ask), choice)
        if (chosen.ok) return { goTo: stepAddress(content, ask.market, 'summary') }
        if (chosen.problem.code === 'checkout.address-must-be-corrected')
          return { goTo: stepAddress(content, ask.market, 'details') }
        return refusedDeed(ask, chosen.problem, checkoutProblems)
      },
    }),
  },
}

/** Several parcels, each with its own ways to be sent. */
function parcelsOf({ progress, body }: AtStep): Pick<PageBody<'checkoutShippingPage'>['shipping'], 'parcels'> {
  const methods = body.basket.shipmentMethods
  if (!methods) return {}
  return {
    parcels: progress.reckoning.shipments
      .filter(({ id }) => methods[id] !== undefined)
      .map(({ id, lineIds, choice }) => ({
        id,
        lineIds: [...lineIds],
        methods: methods[id]!,
        ...(choice ? { chosen: choice.shippingMethodId } : {}),
        ...(choice?.pickupPointId === undefined ? {} : { pickupPoint: choice.pickupPointId }),
      })),
  }
}

/** A carrier that does not answer offers no points, and the other ways to deliver stay. */
async function pointsPerMethod(
  { checkout }: Pick<Parts, 'checkout'>,
  ask: PageAsk,
): Promise<Record<string, PickupPoint[]>> {
  const methods = ask.market.choices.shippingMethods.filter(needsPickupPoint)
  const found = methods.map(async ({ id, carrier }): Promise<[string, PickupPoint[]]> => {
    const points = await checkout.pickupPoints(basketAskOf(ask), carrier).catch(() => undefined)
    return [id, points?.ok ? points.value : []]
  })
  return Object.fromEntries(await Promise.all(found))
}
