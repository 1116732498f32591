import { expect, test } from 'vitest'
import type { FormState, PageOf } from '#contracts/pages.ts'
import { TermsForm as AccountTermsForm } from '#web/accounts/terms/accept-terms.tsx'
import { CustomerForm, TermsForm } from '#web/checkout/index.ts'
import { JoinClubFields } from '#web/club/index.ts'
import { NotifyMeFields } from '#web/notify-me/notify-me-fields.tsx'
import { exampleShell, exampleSummaryPage } from './buying.fakes.ts'
import { LoginPage } from './login/login-page.tsx'
import { written } from './written.fakes.tsx'

const signup = {
  ...{ pageAlias: 'loginPage', view: 'signup', path: '/en-gb/login' },
  forms: {
    ...{ action: '/en-gb/login', providers: [], terms: { version: '1', url: '/en-gb/terms/1' } },
    ...{ asksForTerms: true, asksForNews: true, asksBirthday: false },
  },
} as unknown as PageOf<'loginPage'>
const { terms } = exampleSummaryPage('en-gb')
const refused: FormState = { formAction: 'x', values: {}, problems: { email: ['Not right.'] } }
const brands = [{ id: 'women', name: 'Women', preSelected: true }]
const product = { productId: '1_navy_01', variants: [], sku: undefined, launch: false, children: null }

/** The names of the boxes of a form, and of those that are ticked. */
function boxesOf(markup: string) {
  const boxes = [...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box)
  const named = (some: readonly string[]) => some.map((box) => /name="([^"]*)"/.exec(box)?.[1])
  return { all: named(boxes), ticked: named(boxes.filter((box) => box.includes('checked=""'))) }
}

test.each([
  ['to sign up', <LoginPage key="" page={signup} />, ['acceptTerms', 'acceptNewsletter']],
  ['for new terms', <AccountTermsForm key="" version="2" form={undefined} prefix="t-" asksNews />, undefined],
  ['of a guest', <CustomerForm key="" email="a@example.com" refused={undefined} />, ['acceptNewsletter']],
  ['of a guest, refused', <CustomerForm key="" email="a@example.com" refused={refused} />, ['acceptNewsletter']],
  ['of the last step', <TermsForm key="" terms={terms} asksNewsletter refused={undefined} />, undefined],
  ['for mails about stock', <NotifyMeFields key="" {...product} />, ['acceptnewsletter']],
  ['for mails about stock, refused', <NotifyMeFields key="" {...product} form={refused} />, ['acceptnewsletter']],
  ['of the club, but for a topic', <JoinClubFields key="" id="club" subBrands={brands} form={undefined} />, undefined],
] as const)('no box of consent is ticked beforehand in the form %s [D-03, B-WID-O9]', (_, form, names) => {
  const { all, ticked } = boxesOf(written(form, exampleShell('tr-tr')).markup)

  expect(all.filter((name) => name?.startsWith('accept'))).toEqual(
    names ?? expect.arrayContaining([expect.any(String)]),
  )
  expect(ticked.filter((name) => name !== 'brand-women')).toEqual([])
})
