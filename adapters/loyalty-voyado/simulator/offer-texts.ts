/** The texts of the promotions as a retailer writes them in Engage: once for each country, in its language. */
export interface OfferTexts {
  /** `{0}` is the percentage. */
  readonly percentOff: string
  /** Name and description of each promotion, in the order of the templates. */
  readonly promotions: readonly (readonly [name: string, description: string])[]
  readonly reward: string
}

const texts = (percentOff: string, reward: string, ...promotions: OfferTexts['promotions'][number][]): OfferTexts => ({
  percentOff,
  reward,
  promotions,
})

const english = texts(
  '{0}% off',
  'Reward',
  ['Welcome offer', 'Once, for new members'],
  ['Members’ day', 'On the day you join'],
  ['Joining offer', 'Used when you joined'],
  ['A thank you', 'Off your next order'],
)
const german = texts(
  '{0} % Rabatt',
  'Prämie',
  ['Willkommensangebot', 'Einmalig, für neue Mitglieder'],
  ['Mitgliedertag', 'Am Tag der Anmeldung'],
  ['Angebot zur Anmeldung', 'Bei der Anmeldung eingelöst'],
  ['Ein Dankeschön', 'Auf die nächste Bestellung'],
)
const byCountry: Readonly<Record<string, OfferTexts>> = {
  ...{ DE: german, AT: german, CH: german },
  DK: texts(
    '{0} % rabat',
    'Bonus',
    ['Velkomsttilbud', 'Én gang, for nye medlemmer'],
    ['Medlemsdag', 'På dagen, hvor du melder dig ind'],
    ['Tilbud ved indmeldelse', 'Brugt, da du meldte dig ind'],
    ['Tak, fordi du er medlem', 'På din næste bestilling'],
  ),
  FR: texts(
    '{0} % de réduction',
    'Récompense',
    ['Offre de bienvenue', 'Une fois, pour les nouveaux membres'],
    ['Journée des membres', 'Le jour de votre inscription'],
    ['Offre d’inscription', 'Utilisée à l’inscription'],
    ['Un merci', 'Sur votre prochaine commande'],
  ),
  TR: texts(
    '%{0} indirim',
    'Ödül',
    ['Hoş geldiniz teklifi', 'Yeni üyeler için bir kez'],
    ['Üye günü', 'Üye olduğunuz gün'],
    ['Üyelik teklifi', 'Üye olurken kullanıldı'],
    ['Teşekkürler', 'Bir sonraki siparişinizde'],
  ),
  AE: texts(
    'خصم {0}%',
    'مكافأة',
    ['عرض الترحيب', 'مرة واحدة للأعضاء الجدد'],
    ['يوم الأعضاء', 'في يوم انضمامك'],
    ['عرض الانضمام', 'استُخدم عند الانضمام'],
    ['شكرًا لك', 'على طلبك التالي'],
  ),
  NL: texts(
    '{0}% korting',
    'Beloning',
    ['Welkomstaanbieding', 'Eenmalig, voor nieuwe leden'],
    ['Ledendag', 'Op de dag dat je lid wordt'],
    ['Aanbieding bij aanmelding', 'Gebruikt bij je aanmelding'],
    ['Bedankt', 'Op je volgende bestelling'],
  ),
  ES: texts(
    '{0} % de descuento',
    'Recompensa',
    ['Oferta de bienvenida', 'Una vez, para nuevos miembros'],
    ['Día de los miembros', 'El día que te unes'],
    ['Oferta de inscripción', 'Usada al inscribirte'],
    ['Gracias', 'En tu próximo pedido'],
  ),
  IT: texts(
    '{0}% di sconto',
    'Premio',
    ['Offerta di benvenuto', 'Una volta, per i nuovi membri'],
    ['Giornata dei membri', 'Il giorno dell’iscrizione'],
    ['Offerta di iscrizione', 'Usata all’iscrizione'],
    ['Grazie', 'Sul prossimo ordine'],
  ),
  SE: texts(
    '{0} % rabatt',
    'Bonus',
    ['Välkomsterbjudande', 'En gång, för nya medlemmar'],
    ['Medlemsdag', 'Dagen då du går med'],
    ['Erbjudande vid anmälan', 'Använt när du gick med'],
    ['Tack', 'På din nästa beställning'],
  ),
  NO: texts(
    '{0} % rabatt',
    'Bonus',
    ['Velkomsttilbud', 'Én gang, for nye medlemmer'],
    ['Medlemsdag', 'Dagen du melder deg inn'],
    ['Tilbud ved innmelding', 'Brukt da du meldte deg inn'],
    ['Takk', 'På din neste bestilling'],
  ),
  FI: texts(
    '{0} % alennus',
    'Etu',
    ['Tervetuliaistarjous', 'Kerran uusille jäsenille'],
    ['Jäsenpäivä', 'Liittymispäivänä'],
    ['Liittymistarjous', 'Käytetty liittyessä'],
    ['Kiitos', 'Seuraavasta tilauksestasi'],
  ),
  PL: texts(
    '{0}% zniżki',
    'Nagroda',
    ['Oferta powitalna', 'Jednorazowo, dla nowych członków'],
    ['Dzień klubowicza', 'W dniu dołączenia'],
    ['Oferta za dołączenie', 'Wykorzystana przy dołączeniu'],
    ['Dziękujemy', 'Na następne zamówienie'],
  ),
  PT: texts(
    '{0}% de desconto',
    'Recompensa',
    ['Oferta de boas-vindas', 'Uma vez, para novos membros'],
    ['Dia dos membros', 'No dia da adesão'],
    ['Oferta de adesão', 'Usada na adesão'],
    ['Obrigado', 'Na sua próxima encomenda'],
  ),
  CZ: texts(
    'Sleva {0} %',
    'Odměna',
    ['Uvítací nabídka', 'Jednou, pro nové členy'],
    ['Den členů', 'V den vstupu'],
    ['Nabídka ke vstupu', 'Využito při vstupu'],
    ['Děkujeme', 'Na další objednávku'],
  ),
}

/** Countries without texts of their own get English. */
export const offerTexts = (countryCode: unknown): OfferTexts => byCountry[String(countryCode)] ?? english
