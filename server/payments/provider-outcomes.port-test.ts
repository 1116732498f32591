import { expect } from 'vitest'
import { chargeOf, noticesIn, openOf, payBy, type WithProvider } from './provider-under-test.port-test.ts'

/** Tests of the amount that is taken, and how often. */
export function describeTaking(withProvider: WithProvider): void {
  withProvider(
    'takes exactly what was asked, in currencies of no, two and three decimals [C-CAR-O1, C-PAY-O6]',
    async (it) => {
      for (const currency of it.charge.currencies) {
        const { charge, ended } = await payBy(it, 'approve', chargeOf(it, 1250, currency))

        expect(ended).toMatchObject({ outcome: 'authorised', paymentId: charge.paymentId })
        expect(await it.kept(charge.paymentId)).toBe(1250)
      }
    },
  )

  withProvider('takes money once under one id, and says the same again', async (it) => {
    const { charge, begun, open: payment, details } = await payBy(it, 'approve')

    if (it.provider.takesMoneyAtOnce) expect((await it.provider.begin(charge)).outcome).toBe(begun.outcome)
    await it.provider.finish(details, payment)
    const looked = await it.provider.readStatus(payment)

    if (looked) expect(looked.outcome).toBe('authorised')
    expect(await it.kept(charge.paymentId)).toBe(19900)
  })

  withProvider('throws when the answer is lost, and tells it when asked again [C-PAY-O6]', async (it) => {
    const charge = chargeOf(it)
    await it.loseNextAnswer()

    await expect(it.provider.begin(charge)).rejects.toMatchObject({ name: 'Fault' })
    const { ended } = await payBy(it, 'approve', charge)

    expect(ended.outcome).toBe('authorised')
    expect(await it.kept(charge.paymentId)).toBe(19900)
  })

  withProvider('gives up in time when nothing is answered [C-PAY-O6]', async (it) => {
    await expect(it.provider.begin(chargeOf(it), AbortSignal.abort())).rejects.toThrow()
  })
}

/** Tests of how a payment can end. */
export function describeOutcomes(withProvider: WithProvider): void {
  withProvider('tells a refusal with a reason, and that nothing was taken [C-PAY-O6]', async (it) => {
    const { charge, ended } = await payBy(it, 'refuse')

    expect(ended.outcome).toBe(it.ends.refuse)
    if (it.ends.refuse === 'refused') expect(ended.reason).toMatch(/^payment\./)
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('tells that a shopper cancelled, and that nothing was taken [C-PAY-O6]', async (it) => {
    const { charge, ended } = await payBy(it, 'cancel')

    expect(ended.outcome).toBe(it.ends.cancel)
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('tells that the outcome is still open, and later how it ended [C-PAY-O6]', async (it) => {
    const { charge, ended, open: payment } = await payBy(it, 'pend')

    expect(ended).toMatchObject({
      outcome: expect.stringMatching(/pending|actionrequired/),
      paymentId: charge.paymentId,
    })
    await it.moveOn()
    const told = async () => {
      const looked = await it.provider.readStatus(payment)
      const notices = (await it.notifications()).flatMap((sent) => noticesIn(it, sent))
      return [looked?.outcome, ...notices.map(({ outcome }) => outcome)]
    }
    await expect.poll(told).toContain('authorised')
    expect(await it.kept(charge.paymentId)).toBe(19900)
  })

  withProvider('believes no way back that is not this payment’s', async (it) => {
    const charge = chargeOf(it)
    const begun = await it.provider.begin((await it.toward?.('cancel', charge)) ?? charge)

    const made = { redirectResult: 'made up', token: 'made up', sid: 'made up', result: 'success' }
    const answer = await it.provider.finish(made, openOf(charge, begun))

    expect(answer?.outcome).toBeUndefined()
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('tells when nobody paid in time [C-PAY-O6]', async (it) => {
    if (!it.expire) return
    const charge = chargeOf(it)
    const begun = await it.provider.begin(charge)
    await it.expire()

    const looked = await it.provider.readStatus(openOf(charge, begun))

    if (looked) expect(looked).toMatchObject({ outcome: 'expired', reason: expect.stringContaining('expired') })
    expect(await it.kept(charge.paymentId)).toBe(0)
  })
}
