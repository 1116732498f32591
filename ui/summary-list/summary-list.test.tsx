import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Sum, SummaryList, SummaryRow, Sums } from './summary-list.tsx'

const { show } = await openShowcase()

test('pairs each answer with its question and says what a link changes', async () => {
  const page = await show(
    <SummaryList>
      <SummaryRow term="E-mail" change={{ href: '/en-gb/checkout/customer', label: 'Change', name: 'Change e-mail' }}>
        maren@example.com
      </SummaryRow>
    </SummaryList>,
  )

  expect(await page.getByRole('term').textContent()).toBe('E-mail')
  expect(await page.getByRole('definition').first().textContent()).toBe('maren@example.com')
  expect(await page.getByRole('link', { name: 'Change e-mail' }).textContent()).toBe('Change')
  expect(await violations(page)).toEqual([])
})

test('puts amounts one under the other, the total among them', async () => {
  const page = await show(
    <Sums>
      <Sum label="Goods" amount="£70" note="with tax" />
      <Sum label="Total" amount="£74" kind="total" />
    </Sums>,
  )

  expect(await page.getByRole('term').allTextContents()).toEqual(['Goodswith tax', 'Total'])
  expect(await page.locator('[data-kind="total"] dd').textContent()).toBe('£74')
})
