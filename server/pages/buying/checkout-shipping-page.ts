import { z } from 'zod'
import type { PickupPoint } from '#contracts/delivery.ts'
import type { Address } from '#contracts/delivery-address.ts'
import type { PageBody } from '#contracts/pages.ts'
import { deliveryAddress } from '#server/basket/index.ts'
import { type Checkout, checkoutProblems } from '#server/checkout/index.ts'
import { needsPickupPoint } from '#server/delivery/index.ts'
import { type FormActionAnswer, formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketRequestOf, refusedFormAction, renewBasket } from './basket-request.ts'
import { type AtStep, enterStep, stepAddress } from './checkout-steps.ts'
import { codeFormActions } from './code-form-actions.ts'

/** Step 3: the delivery. The page contains the points of each pickup method, so that choosing one needs no script. */
export const checkoutShippingPage: PageKind<'checkoutShippingPage'> = {
  alias: 'checkoutShippingPage',
  layout: 'checkout',
  audience: 'private',
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'shipping')
    if ('goTo' in at) return at
    const shipment = at.progress.calculation.shipments[0]?.choice
    const shipping = {
      methods: at.body.basket.shippingMethods,
      ...chosenBefore(shipment, deliveryAddress(at.progress.basket)),
      pickupPoints: await pointsPerMethod(parts, ask),
      postNumberFor: ask.market.choices.shippingMethods
        .filter((method) => ask.market.country.address.carrierPostNumber && isMachine(method))
        .map(({ id }) => id),
      ...parcelsOf(at),
    }
    return { body: { checkout: at.body, shipping }, frame: { title: ask.localization.t('checkout.title-shipping') } }
  },
  formActions: {
    ...codeFormActions('checkoutShippingPage'),
    'choose-shipping': formAction({
      form: z.record(z.string().max(200), z.string().max(200, 'form.too-long')),
      async act({ checkout, content }, ask, typed) {
        for (const choice of choicesOf(typed)) {
          const chosen = await checkout.chooseDelivery(basketRequestOf(ask), choice)
          if (chosen.ok) {
            renewBasket(ask, chosen.value.basket.basketId)
            continue
          }
          if (chosen.problem.code === 'checkout.address-must-be-corrected')
            return { goTo: `${stepAddress(content, ask.market, 'details')}?sentback=delivery` }
          return ofParcel(choice.shipmentId, refusedFormAction(ask, chosen.problem, checkoutProblems))
        }
        return { goTo: stepAddress(content, ask.market, 'summary') }
      },
    }),
  },
}

type DeliveryChoice = Parameters<Checkout['chooseDelivery']>[1]

const fieldOfMethod = 'shippingMethodId'

/** One choice for everything, or one for each parcel. In that case the field names end with the id of the parcel. */
function choicesOf(typed: Readonly<Record<string, string>>): DeliveryChoice[] {
  const parcels = Object.keys(typed).flatMap((name) =>
    name.startsWith(`${fieldOfMethod}.`) ? [name.slice(fieldOfMethod.length + 1)] : [],
  )
  const chosen = (end: string): DeliveryChoice => ({
    shippingMethodId: typed[fieldOfMethod + end] ?? '',
    pickupPointId: typed[`pickupPointId${end}`],
    carrierPostNumber: typed[`carrierPostNumber${end}`],
  })
  if (parcels.length === 0) return [{ ...chosen(''), shipmentId: typed.shipmentId }]
  return parcels.map((shipmentId) => ({ ...chosen(`.${shipmentId}`), shipmentId }))
}

/** A problem is shown at the field of its parcel. */
const ofParcel = (shipmentId: string | undefined, answer: FormActionAnswer): FormActionAnswer =>
  shipmentId !== undefined && 'problems' in answer
    ? {
        ...answer,
        problems: Object.fromEntries(
          Object.entries(answer.problems).map(([name, texts]) => [name && `${name}.${shipmentId}`, texts]),
        ),
      }
    : answer

/** Several parcels, each with its own delivery methods. */
function parcelsOf({ progress, body }: AtStep): Pick<PageBody<'checkoutShippingPage'>['shipping'], 'parcels'> {
  const methods = body.basket.shipmentMethods
  if (!methods) return {}
  return {
    parcels: progress.calculation.shipments
      .filter(({ id }) => methods[id] !== undefined)
      .map(({ id, lineIds, choice }) => ({
        id,
        lineIds: [...lineIds],
        methods: methods[id]!,
        ...chosenBefore(choice, deliveryAddress(progress.basket)),
      })),
  }
}

type Chosen = NonNullable<AtStep['progress']['calculation']['shipments'][number]['choice']>

function chosenBefore(choice: Chosen | undefined, address: Address | undefined) {
  const postNumber = choice?.carrierPostNumber ?? address?.carrierPostNumber
  return {
    ...(choice ? { chosen: choice.shippingMethodId } : {}),
    ...(choice?.pickupPointId === undefined ? {} : { pickupPoint: choice.pickupPointId }),
    ...(postNumber === undefined ? {} : { postNumber }),
  }
}

const isMachine = ({ deliveryType }: { readonly deliveryType: string }): boolean =>
  deliveryType === 'locker' || deliveryType === 'packstation'

/** If a carrier does not answer, its pickup points are missing; the other delivery methods remain. */
async function pointsPerMethod(
  { checkout }: Pick<Parts, 'checkout'>,
  ask: PageRequest,
): Promise<Record<string, PickupPoint[]>> {
  const methods = ask.market.choices.shippingMethods.filter(needsPickupPoint)
  const found = methods.map(async (method): Promise<[string, PickupPoint[]]> => {
    const kind = isMachine(method) ? 'lockers' : 'any'
    const points = await checkout.pickupPoints(basketRequestOf(ask), method.carrier, kind).catch(() => undefined)
    return [method.id, points?.ok ? points.value : []]
  })
  return Object.fromEntries(await Promise.all(found))
}
