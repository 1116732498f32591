import { amountOnPage, simulatorPage } from '#server/platform/simulators/simulator-page.ts'
import type { BookedForm } from './books.ts'
import type { SimulatorContext } from './simulator-context.ts'

export const askShopper = ({ url }: SimulatorContext, form: BookedForm): Response =>
  simulatorPage({
    title: 'Kartla öde',
    lead: 'Pay here by card, and you are sent back to the shop.',
    facts: [['Tutar', amountOnPage(form.priceMinor, form.currency)]],
    action: `${url}/pay?token=${form.token}`,
    buttons: [
      ['approve', 'Öde · pay'],
      ['challenge', '3-D Secure'],
      ['review', 'Pay, and be looked at first'],
      ['fail', 'Let it be refused'],
      ['cancel', 'Cancel and go back'],
    ],
  })

export const askBank = ({ url }: SimulatorContext, form: BookedForm): Response =>
  simulatorPage({
    title: 'Bu siz misiniz? · Is this you?',
    lead: 'Your bank asks you to confirm this payment.',
    facts: [['Tutar', amountOnPage(form.priceMinor, form.currency)]],
    action: `${url}/pay?token=${form.token}`,
    buttons: [
      ['approve', 'Onayla · confirm'],
      ['fail', 'Confirm with a wrong code'],
    ],
  })
