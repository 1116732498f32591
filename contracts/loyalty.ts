import { z } from 'zod'
import { wireMoney } from './money.ts'
import { rewardContent } from './widgets.ts'

export const loyalty = z
  .object({
    /** Points that can be spent. Below 0 if a return took back points that were already spent. */
    balance: z.number().int(),
    /** When the next points expire, ISO 8601. Left out if none expire. */
    expireDate: z.string().optional(),
    pendingPoints: z.number().int(),
    pointsNeededForReward: z.number().int().min(0),
  })
  .meta({ id: 'Loyalty' })
export type WireLoyalty = z.infer<typeof loyalty>

export const loyaltyPromotion = z
  .object({
    promotionId: z.string(),
    /** The code to apply in the basket. */
    promoCode: z.string(),
    title: z.string(),
    heading: z.string(),
    description: z.string(),
    /** Left out if the promotion has a value only in its description. */
    percent: z.number().optional(),
    /** In the market's currency. */
    amount: wireMoney.optional(),
    image: z.string().optional(),
    expireDate: z.string().optional(),
    shown: z.boolean(),
    redeemed: z.boolean(),
  })
  .meta({ id: 'LoyaltyPromotion' })
export type WireLoyaltyPromotion = z.infer<typeof loyaltyPromotion>

/** Where a voucher will be used: in the basket, or at the till of a store. */
export const rewardChoices = ['online', 'store'] as const
export type RewardChoice = (typeof rewardChoices)[number]

export const rewardVoucher = z
  .object({
    voyadoRewardId: z.string(),
    /** Its position among the available vouchers, from 0. Left out after it was redeemed. */
    voucherIndex: z.number().int().min(0).optional(),
    /** The choice with which it was last shown. */
    rewardChoice: z.enum(rewardChoices).optional(),
    title: z.string(),
    /** In the market's currency if the voucher has a value in it, else in the voucher's own currency. */
    value: wireMoney,
    /** Its price in points. */
    points: z.number().int(),
    expireDate: z.string().optional(),
    redeemed: z.boolean(),
    /** The number that a till scans. Only for a voucher that is shown or redeemed. */
    voucherNumber: z.string().optional(),
    /** The number as a QR code, for a voucher that is shown at a till. */
    qrCode: z.string().optional(),
  })
  .meta({ id: 'RewardVoucher' })
export type WireRewardVoucher = z.infer<typeof rewardVoucher>

export const retailTransaction = z
  .object({
    transactionId: z.string(),
    transactionType: z.enum(['sale', 'return']),
    /** ISO 8601. */
    createdDate: z.string(),
    storeName: z.string(),
    storeStreet: z.string().optional(),
    storeCity: z.string().optional(),
    storePhone: z.string().optional(),
    /** The company's registration number. */
    storeCVR: z.string().optional(),
    storeZipcode: z.string().optional(),
    storeType: z.string(),
    employeeName: z.string().optional(),
    customerName: z.string(),
    transactionItems: z.array(
      z.object({
        ean: z.string(),
        name: z.string(),
        quantity: z.number().int(),
        price: wireMoney,
        size: z.string(),
        color: z.string(),
        styleId: z.string(),
        type: z.enum(['sale', 'return']),
      }),
    ),
    totalExVat: wireMoney,
    totalTax: wireMoney,
    total: wireMoney,
    /** Masked card number. */
    paymentCard: z.string().optional(),
    uniqueReceiptId: z.string(),
    uniqueReceiptIdQrCode: z.string(),
  })
  .meta({ id: 'RetailTransaction' })
export type WireRetailTransaction = z.infer<typeof retailTransaction>

export const loyaltyContact = z
  .object({
    contactId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    termsVersion: z.string().optional(),
    points: loyalty,
    promotions: z.array(loyaltyPromotion),
    rewardVouchers: z.array(rewardVoucher),
    /** Purchases and returns, by the market they were made in. */
    transactions: z.record(z.string(), z.array(retailTransaction)),
  })
  .meta({ id: 'LoyaltyContact' })
export type WireLoyaltyContact = z.infer<typeof loyaltyContact>

/** The member's card: a code for the scanner of a till. */
export const memberCard = z
  .object({
    /** A picture as a data URL. */
    qrCode: z.string(),
    /** ISO 8601. */
    validUntil: z.string(),
  })
  .meta({ id: 'LoyaltyQrCode' })
export type WireMemberCard = z.infer<typeof memberCard>

/** The page of points and rewards. Everything that a market does not show is left out. */
export const rewardsBody = z.object({
  /**
   * `joining`: the provider does not know the member yet; `unconfirmed`: nothing is shown until the email address is
   * confirmed; `silent`: the provider does not answer.
   */
  state: z.enum(['member', 'joining', 'no-member', 'unconfirmed', 'silent']),
  /** Terms of the programme that a new member accepts. */
  termsUrl: z.string(),
  points: loyalty.optional(),
  card: memberCard.optional(),
  reward: rewardContent.optional(),
  promotions: z.array(loyaltyPromotion),
  vouchers: z.array(rewardVoucher),
  /** The voucher that is shown at a till. */
  shown: rewardVoucher.optional(),
  done: z.enum(['joined', 'redeemed']).optional(),
})
