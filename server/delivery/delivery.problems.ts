import type { ProblemForms } from '#server/platform/problems.ts'

export type DeliveryProblem =
  | { readonly code: 'delivery.basket-not-found' }
  | { readonly code: 'delivery.basket-not-yours' }
  | { readonly code: 'delivery.address-missing' }
  | { readonly code: 'delivery.carrier-unknown' }
  | { readonly code: 'delivery.address-must-be-corrected' }

export const deliveryProblems: ProblemForms<DeliveryProblem> = {
  'delivery.basket-not-found': { status: 404 },
  'delivery.basket-not-yours': { status: 403 },
  'delivery.address-missing': { status: 400, field: 'line1' },
  'delivery.carrier-unknown': { status: 400, field: 'carrierId' },
  'delivery.address-must-be-corrected': { status: 300, field: 'line1' },
}
