import { cardsByBin, instalmentsOf } from './cards.ts'
import { type Asked, failure, type Ground, said } from './ground.ts'

export function checkBin(_ground: Ground, { body }: Asked): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  return card ? said(body, { binNumber: body.binNumber, ...card }) : failure(body, '5066', 'Bin bulunamadı')
}

export function instalments(_ground: Ground, { body }: Asked): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  const installmentPrices = instalmentsOf(card?.cardType, Number(body.price))
  return said(body, { installmentDetails: [{ binNumber: body.binNumber, installmentPrices }] })
}
