/** Facts about a card that its first six digits show. */
export const cardsByBin: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '554960': {
    cardType: 'CREDIT_CARD',
    cardAssociation: 'MASTER_CARD',
    cardFamily: 'Bonus',
    bankName: 'Garanti Bankası',
    bankCode: 62,
    commercial: 0,
  },
  '450803': {
    cardType: 'CREDIT_CARD',
    cardAssociation: 'VISA',
    cardFamily: 'World',
    bankName: 'Yapı Kredi Bankası',
    bankCode: 67,
    commercial: 0,
  },
  '979200': {
    cardType: 'DEBIT_CARD',
    cardAssociation: 'TROY',
    cardFamily: 'Paraf',
    bankName: 'Halk Bankası',
    bankCode: 12,
    commercial: 0,
  },
}

/** Credit cards can pay in instalments, which cost more the longer they take; debit cards pay the whole amount at once. */
export function instalmentsOf(cardType: unknown, price: number) {
  const counts = cardType === 'CREDIT_CARD' ? [1, 2, 3, 6, 9] : [1]
  return counts.map((installmentNumber) => {
    const totalPrice = Math.round(price * (1 + (installmentNumber - 1) * 0.012) * 100) / 100
    return {
      installmentNumber,
      totalPrice,
      installmentPrice: Math.round((totalPrice / installmentNumber) * 100) / 100,
    }
  })
}
