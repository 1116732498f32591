import { z } from 'zod'
import type { PageBody } from '#contracts/pages.ts'
import { longestEmailAddress } from '#foundation/email-address.ts'
import { notifyMeProblems } from '#server/notify-me/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { formAction, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { productPart } from './product-part.ts'

/** The product and size of a notify-me request, from the address of the page or its posted form. */
export function askedFor({ catalogue }: Parts, { market, query }: PageRequest): PageBody<'notifyMePage'>['ask'] {
  const product = query.productid === undefined ? undefined : catalogue.detail(market, query.productid)
  if (!product) return undefined
  const sku = product.variants.find(({ id }) => id === query.sku)?.id
  return {
    part: productPart(product),
    badges: product.badges,
    ...(sku === undefined ? {} : { sku }),
    launch: product.comingSoonProduct,
    noted: query.noted === 'yes',
  }
}

/** Stores the request; the page then confirms it. If several sizes are sold out, the shopper has to choose one. */
export const notifyMeFormAction = formAction({
  form: z.object({
    productid: z.string().min(1).max(100),
    sku: z.string().max(200).default(''),
    email: z.string().max(longestEmailAddress).default(''),
    acceptnewsletter: z.string().optional(),
  }),
  async act(
    { catalogue, content, notifyMe },
    { market, localization, visitor },
    { productid, sku, email, acceptnewsletter },
  ) {
    const product = catalogue.detail(market, productid)
    const launch = product?.comingSoonProduct ?? false
    const gone = product?.variants.filter(({ inStockEcom }) => !inStockEcom) ?? []
    if (!launch && gone.length > 1 && sku === '') return { problems: { sku: [localization.t('page.choose-size')] } }
    const noted = await notifyMe.optIn(
      { market, visitor: undefined, address: visitor.address },
      {
        kind: launch ? 'launch' : 'stock',
        productId: productid,
        email,
        ...(sku === '' || launch ? {} : { sku }),
        ...(acceptnewsletter ? { acceptNewsletter: true } : {}),
      },
    )
    if (!noted.ok) return { problems: problemErrors(localization, noted.problem, notifyMeProblems[noted.problem.code]) }
    const said = new URLSearchParams({ productid, noted: 'yes' })
    return { goTo: `${content.linkTo(market, 'notifyMePage')}?${said}` }
  },
})
