import { cardsByBin, instalmentsOf } from './cards.ts'
import { type Asked, failure, type SimulatorContext, said } from './simulator-context.ts'

export function checkBin(_ground: SimulatorContext, { body }: Asked): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  return card ? said(body, { binNumber: body.binNumber, ...card }) : failure(body, '5066', 'Bin bulunamadı')
}

export function instalments(_ground: SimulatorContext, { body }: Asked): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  const installmentPrices = instalmentsOf(card?.cardType, Number(body.price))
  return said(body, { installmentDetails: [{ binNumber: body.binNumber, installmentPrices }] })
}
