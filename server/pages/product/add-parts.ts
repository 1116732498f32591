import { z } from 'zod'
import { basketProblems } from '#server/basket/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { basketRequestOf, renewBasket } from '../buying/basket-request.ts'
import { formAction } from '../page-kind.ts'
import { isSkuOf } from './product-of-page.ts'

const field = /^part-(.+)$/

/**
 * Adds several products to the basket at once, or with `only` a single one. The field of each part has its product id
 * as name and the chosen sku as value; it is hidden for a part with one size. All or nothing: a problem is shown at its
 * part.
 */
export const addParts = formAction({
  form: z
    .looseObject({ parts: z.string().max(2000), only: z.string().max(200).default('') })
    .transform(({ parts, only, ...fields }) => ({
      wanted: only ? [only] : parts.split(',').filter((id) => id !== ''),
      skus: new Map(
        Object.entries(fields).flatMap(([name, sku]) => {
          const id = field.exec(name)?.[1]
          return id !== undefined && typeof sku === 'string' && sku !== '' ? [[id, sku] as const] : []
        }),
      ),
    })),
  async act({ baskets, catalogue, content }, ask, { wanted, skus }) {
    const { market, localization } = ask
    const missing = wanted.filter((id) => !skus.has(id))
    if (wanted.length === 0 || missing.length > 0)
      return { problems: Object.fromEntries(missing.map((id) => [`part-${id}`, [localization.t('page.choose-size')]])) }
    const wrong = wanted.filter((id) => !isSkuOf(catalogue.detail(market, id), skus.get(id)!))
    if (wrong.length > 0)
      return {
        problems: Object.fromEntries(wrong.map((id) => [`part-${id}`, [localization.t('page.size-not-of-product')]])),
      }
    const lines = wanted.map((id) => ({ sku: skus.get(id)!, quantity: 1 }))
    const added = await baskets.add(basketRequestOf(ask), lines)
    if (!added.ok) {
      const texts = Object.values(problemErrors(localization, added.problem, basketProblems[added.problem.code])).flat()
      const sku = 'sku' in added.problem ? String(added.problem.sku) : lines[0]!.sku
      return { problems: { [`part-${sku.split('_').slice(0, 3).join('_')}`]: texts } }
    }
    renewBasket(ask, added.value.basket.basketId)
    return { goTo: content.linkTo(market, 'basketPage') }
  },
})
