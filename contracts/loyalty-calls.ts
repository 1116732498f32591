import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { loyalty, loyaltyContact, loyaltyPromotion, memberCard, retailTransaction, rewardVoucher } from './loyalty.ts'

const byEmail = z.object({ accountEmail: lineText })

/** Calls about the member of an account. They answer only about the caller. */
const own = { who: 'account', claims: 'email-verified', problems: [401, 403, 404, 503] } as const

const base = '/api/voyado/voyado'

export const loyaltyCalls = {
  [`POST ${base}/createaccount`]: {
    who: 'internal',
    summary: 'Makes somebody a member of the loyalty programme; the existing membership if they are one',
    body: z.object({
      ...{ email: lineText, firstName: lineText, lastName: lineText },
      ...{ birthday: idText.optional(), phone: idText.optional() },
      market: idText,
      acceptTerms: z.boolean(),
    }),
    /** The contact id is missing while the provider does not answer. The provider is told as soon as it answers again. */
    answer: loyaltyContact
      .pick({ contactId: true, email: true, firstName: true, lastName: true, termsVersion: true })
      .partial({ contactId: true }),
    problems: [400, 401, 503],
  },
  [`GET ${base}/getcontactfrommail/{accountEmail}`]: {
    ...own,
    summary: 'The member of the account, with points, promotions, vouchers and transactions',
    params: byEmail,
    answer: loyaltyContact,
  },
  [`GET ${base}/getcontactwithauth/{accountEmail}`]: {
    ...own,
    summary: 'The same as getcontactfrommail',
    params: byEmail,
    answer: loyaltyContact,
  },
  [`GET ${base}/points/{accountEmail}`]: {
    ...own,
    summary: 'Points: to spend, pending, expiring, and needed for the next reward',
    params: byEmail,
    answer: loyalty,
  },
  [`POST ${base}/promotion-show/{accountEmail}`]: {
    ...own,
    summary: 'Marks a promotion as shown, the first usable one if no code is named',
    params: byEmail,
    body: z.object({ promoCode: idText.optional(), market: idText }),
    answer: loyaltyPromotion,
    problems: [400, 401, 403, 404, 503],
  },
  [`GET ${base}/promotions-redeem/{accountEmail}/{promoCode}`]: {
    ...own,
    summary: 'Redeems a promotion, once; its code is then applied in the basket',
    changes: true,
    params: byEmail.extend({ promoCode: idText }),
    answer: loyaltyPromotion,
  },
  [`GET ${base}/promotions/{accountEmail}`]: {
    ...own,
    summary: 'The promotions of the member that have not expired',
    params: byEmail,
    answer: z.array(loyaltyPromotion),
  },
  [`GET ${base}/reward-vouchers-redeem/{accountEmail}/rewardid/{voyadoRewardId}`]: {
    ...own,
    summary: 'Redeems a voucher and spends its points, once',
    changes: true,
    params: byEmail.extend({ voyadoRewardId: idText }),
    answer: rewardVoucher,
  },
  [`GET ${base}/reward-vouchers-show/{accountEmail}/rewardid/{voyadoRewardId}/index/{voucherIndex}/choice/{rewardChoice}`]:
    {
      ...own,
      summary: 'Shows an available voucher the way it is to be used',
      params: byEmail.extend({ voyadoRewardId: idText, voucherIndex: idText, rewardChoice: idText }),
      answer: rewardVoucher,
    },
  [`GET ${base}/reward-vouchers/{accountEmail}`]: {
    ...own,
    summary: 'The vouchers of the member that can be used',
    params: byEmail,
    answer: z.array(rewardVoucher),
  },
  [`GET ${base}/transactions/{catalogId}/{accountEmail}`]: {
    ...own,
    summary: 'Purchases and returns of the member in a market, the newest first',
    params: byEmail,
    answer: z.array(retailTransaction),
    problems: [400, 401, 403, 404, 503],
  },
  [`GET ${base}/qr-code/{accountEmail}`]: {
    ...own,
    summary: 'The member’s card as a picture for the scanner of a till',
    params: byEmail,
    answer: memberCard,
  },
  'GET /api/loyalty/{catalog}': {
    who: 'store',
    summary: 'Members whose names begin like this, for the staff of a store',
    query: z.object({ FirstName: lineText.optional(), LastName: lineText.optional() }),
    answer: z.array(
      z.object({ contactId: z.string(), firstName: z.string(), lastName: z.string(), maskedEmail: z.string() }),
    ),
    problems: [400, 401, 503],
  },
} satisfies Calls
