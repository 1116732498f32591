import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { openBrowser, type Shown } from '../../pages/in-browser.fakes.tsx'
import { TermsForm } from './accept-terms.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('new terms offer the newsletter where the country keeps consents apart, but not in the checkout, which offers it itself [C-CHK-O1]', async () => {
  const boxes = async (asksNews: boolean) => {
    const form = <TermsForm version="2" form={undefined} prefix="terms-" asksNews={asksNews} />
    const page = await browser.open(form, exampleShell('tr-tr'))
    return page.getByRole('checkbox').evaluateAll((all) => all.map((box) => box.getAttribute('name')))
  }

  expect(await boxes(true)).toEqual(['acceptDataProcessing', 'acceptMarketing'])
  expect(await boxes(false)).toEqual(['acceptDataProcessing'])
})
