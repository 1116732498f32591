import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import type { PaymentMethod } from './payment-provider.port.ts'
import { rememberedMethods } from './remembered-methods.ts'

test('reads a provider’s payment methods every five minutes, for each country, currency and language separately', async () => {
  const clock = { now: 0 }
  const asked: string[] = []
  const provider = (name: 'adyen' | 'klarna') => ({
    name,
    methods: async ({ country }: { readonly country: string }) => {
      asked.push(`${name} ${country}`)
      return [{ id: `${name} ${asked.length}` }] as unknown as readonly PaymentMethod[]
    },
  })
  const methods = rememberedMethods(() => new Date(clock.now))
  const danish = { country: 'DK', amount: money(100, 'DKK'), locale: 'da-DK' }
  const first = await methods(provider('adyen'), danish)

  clock.now = 5 * 60_000 - 1
  expect(await methods(provider('adyen'), { ...danish, amount: money(900, 'DKK') })).toBe(first)
  expect(asked).toEqual(['adyen DK'])

  clock.now += 1
  expect(await methods(provider('adyen'), danish)).not.toEqual(first)
  await methods(provider('klarna'), danish)
  await methods(provider('adyen'), { ...danish, country: 'SE' })
  await methods(provider('adyen'), { ...danish, amount: money(100, 'EUR') })
  await methods(provider('adyen'), { ...danish, locale: 'en-GB' })
  expect(asked).toEqual(['adyen DK', 'adyen DK', 'klarna DK', 'adyen SE', 'adyen DK', 'adyen DK'])
})
