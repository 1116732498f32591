import { cardsByBin, instalmentsOf } from './cards.ts'
import { answerWith, failure, type SimulatorContext, type SimulatorRequest } from './simulator-context.ts'

export function checkBin(_ground: SimulatorContext, { body }: SimulatorRequest): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  return card ? answerWith(body, { binNumber: body.binNumber, ...card }) : failure(body, '5066', 'Bin bulunamadı')
}

export function instalments(_ground: SimulatorContext, { body }: SimulatorRequest): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  const installmentPrices = instalmentsOf(card?.cardType, Number(body.price))
  return answerWith(body, { installmentDetails: [{ binNumber: body.binNumber, installmentPrices }] })
}
