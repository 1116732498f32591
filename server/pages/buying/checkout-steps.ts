import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-pages.ts'
import type { PageAlias, PageBody } from '#contracts/pages.ts'
import { missingGoods } from '#server/basket/index.ts'
import { type Checkout, firstIncomplete, isComplete, outsideThreshold } from '#server/checkout/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { PageRedirect, PageRequest } from '../page-kind.ts'
import { lean } from './basket-page.ts'
import { basketRequestOf } from './basket-request.ts'

export type StepParts = {
  readonly checkout: Pick<Checkout, 'progress'>
  readonly content: Pick<Content, 'linkTo' | 'shell'>
}

/** A basket that may enter a checkout step. */
export interface AtStep {
  readonly progress: NonNullable<Awaited<ReturnType<Checkout['progress']>>>
  readonly body: PageBody<'checkoutCustomerPage'>['checkout']
}

const aliases: Record<CheckoutStep, PageAlias> = {
  customer: 'checkoutCustomerPage',
  details: 'checkoutDetailsPage',
  shipping: 'checkoutShippingPage',
  summary: 'checkoutSummaryPage',
  payment: 'checkoutPaymentPage',
}

export const stepAddress = (content: Pick<Content, 'linkTo'>, market: Market, step: CheckoutStep): string =>
  content.linkTo(market, aliases[step])

/** The basket for a step, or a redirect: to the basket page if there is no basket, or to the first earlier step that is not complete. */
export async function enterStep(
  { checkout, content }: StepParts,
  ask: PageRequest,
  step: CheckoutStep,
): Promise<AtStep | PageRedirect> {
  const progress = await checkout.progress(basketRequestOf(ask))
  if (!progress || progress.basket.lines.length === 0) return { goTo: content.linkTo(ask.market, 'basketPage') }
  const checksStock = content.shell(ask.market).featureToggles.stockCheck ?? false
  if (checksStock && missingGoods(progress.basket.lines, progress.goods))
    return { goTo: content.linkTo(ask.market, 'basketPage') }
  if (outsideThreshold(ask.market, progress.calculation.totals.total))
    return { goTo: content.linkTo(ask.market, 'basketPage') }
  const first = firstIncomplete(progress)
  if (checkoutSteps.indexOf(first) < checkoutSteps.indexOf(step))
    return { goTo: stepAddress(content, ask.market, first) }
  if (step === 'shipping' && progress.calculation.isDigital)
    return { goTo: stepAddress(content, ask.market, 'summary') }
  const steps = checkoutSteps.map((name) => ({
    name,
    url: stepAddress(content, ask.market, name),
    state:
      name === step
        ? ('current' as const)
        : isComplete(progress, name) && name !== 'payment'
          ? ('done' as const)
          : ('ahead' as const),
  }))
  return { progress, body: { steps, basket: lean(progress.response) } }
}
