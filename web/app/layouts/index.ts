import type { Page } from '#contracts/pages.ts'
import { type ComponentCode, component } from '../component-code.ts'
import type { Layout } from './layout.ts'

const goods = component('web/app/layouts/default-layout.tsx', () => import('./default-layout.tsx'), 'DefaultLayout')
const buying = component('web/app/layouts/checkout-layout.tsx', () => import('./checkout-layout.tsx'), 'CheckoutLayout')

/** Page layouts by name. Checkout pages have no menu. */
export const layoutKinds: { readonly [Name in Page['layout']]: ComponentCode<Layout> } = {
  default: goods,
  account: goods,
  error: goods,
  checkout: buying,
  receipt: buying,
  plain: component('web/app/layouts/plain-layout.tsx', () => import('./plain-layout.tsx'), 'PlainLayout'),
}
