import { afterAll, expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { socialBrowser } from '../accounts/social/social-shop.fakes.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { providerOf } from '../loyalty/member.fakes.ts'

const switchedOn = new Set(['socialLogin', 'birthdayField', 'pointsSystem'])
const shop = await openBuyingShop(await testDatabase(), { switchedOn })
afterAll(() => shop.close())

const { provider, control } = providerOf(shop)
const email = 'freja.whole@mail.example'

test('a user is told with every field the shop knows, and without those it does not [C-ACC-02, C-ENT-18, C-PRF-01, C-GEN-07, C-EAC-18, C-EAC-19, C-ACC-O4, C-ACC-O6, C-PRF-02]', async () => {
  const browser = socialBrowser(shop)
  const picture = 'https://portraits.example/freja.jpg'
  await browser.signIn('google', { email, firstName: 'Freja', lastName: 'Holm', picture })
  const call = '/api/account/da-dk'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const user = async () => (await browser.get(`${call}/get-user-metadata`)).body
  const known = { tokenRecipe: 'social', email, firstName: 'Freja', lastName: 'Holm', picture }
  expect(await user()).toEqual({ ...known, isEnrolledInCustomerClub: false, preferences: {}, subBrands: [] })

  const dueDate = new Date(shop.clock.now.getTime() + 100 * 86_400_000).toISOString().slice(0, 10)
  const told = {
    ...{ birthday: '1990-05-17', phoneNumber: '+45 32 12 34 56', emailGPSR: 'safe@example.com', dueDate },
    ...{ preferredPayment: 'scheme', subBrands: ['men'] },
    preferences: { fit: ['loose'] },
  }
  const changed = await browser.call('POST', `${call}/update-account-details`, {
    ...told,
    favoriteStore: 'copenhagen-kompagni',
  })
  expect(changed.body).toMatchObject(told)
  await browser.call('POST', '/api/account/da-dk/customerclub/subscribe', {
    ...{ email, acceptTerms: true, source: 'signup-widget' },
  })
  await browser.call(
    'POST',
    '/da-dk/account/rewards',
    new URLSearchParams({ formAction: 'join-programme', acceptTerms: 'true' }).toString() as never,
    form,
  )
  await provider.record({
    ...{ receiptId: 'whole-user', kind: 'purchase', number: '1', email, at: new Date(), storeId: 'x', items: [] },
    total: fromMajor(300, 'DKK'),
  })
  await control({ aheadDays: 31 })
  await provider.record({
    ...{ receiptId: 'pending', kind: 'purchase', number: '2', email, storeId: 'x', items: [] },
    ...{ at: new Date(Date.now() + 31 * 86_400_000), total: fromMajor(45, 'DKK') },
  })

  expect(await user()).toEqual({
    ...{ ...known, ...told },
    ...{ contactId: expect.any(String), isEnrolledInCustomerClub: true, accountPoints: 300, pendingPoints: 45 },
    favoriteStore: {
      ...{ physicalId: 'copenhagen-kompagni', name: expect.any(String), shopNumber: expect.any(String) },
      address: expect.objectContaining({ city: expect.any(String), street: expect.any(String) }),
    },
  })
})
