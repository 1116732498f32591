import { expect, test } from 'vitest'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { makeAccount } from './make-account.ts'
import { shopWithAccount } from './sign-in-pages.fakes.ts'

const address = { firstName: 'Ane', lastName: 'Lee' }
const order = {
  ...{ id: 'o1', basketId: 'b1', orderNumber: '100', accountId: null, state: 'placed', email: 'new@example.com' },
  content: { shippingAddress: address },
}

/** A receipt, opened in the browser that placed its order or in another browser. */
function receipt({ placedHere }: { readonly placedHere: boolean }) {
  const { parts, ask, state } = shopWithAccount()
  const asked = ask({ query: { orderid: 'o1' } })
  const signedUp: (readonly { readonly id: string; readonly value: string }[])[] = []
  const accounts = {
    ...parts.accounts,
    signUp: async (...[request, fields]: Parameters<Parts['accounts']['signUp']>) => {
      signedUp.push(fields)
      return parts.accounts.signUp(request, fields)
    },
  }
  const here = { ...asked, sentCookies: placedHere ? { ownOrder: 'o1' } : {} } as unknown as PageRequest
  const orders = { find: async () => order }
  const make = (password: string) =>
    makeAccount.act({ ...parts, accounts, orders } as unknown as Parts, here, { password })
  return { make, state, signedUp }
}

test('makes an account of an order by a password alone, and remembers the terms it accepts [C-AUT-01, B-STO-12]', async () => {
  const { make, state, signedUp } = receipt({ placedHere: true })

  expect(await make('blue horses walk')).toEqual({ goTo: '/en-gb/account' })
  expect(Object.fromEntries(signedUp[0]!.map(({ id, value }) => [id, value]))).toEqual({
    ...{ email: 'new@example.com', password: 'blue horses walk', firstName: 'Ane', lastName: 'Lee' },
    acceptTerms: 'true',
  })
  expect(state.cookies.get('termsVersion')).toBe('1')
})

test('makes no account of an order that another browser placed [C-AUT-01]', async () => {
  const { make, signedUp } = receipt({ placedHere: false })

  expect(await make('blue horses walk')).toMatchObject({ code: 'sign-in.not-your-order' })
  expect(signedUp).toEqual([])
})
