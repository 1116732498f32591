interface Example {
  readonly title: string
  readonly body: string
  readonly reviewer: string
  readonly createdAt: string
}

const dates = ['2026-05-03', '2026-03-21', '2026-01-12'] as const
const of = (...all: readonly (readonly [title: string, body: string, reviewer: string])[]): readonly Example[] =>
  all.map(([title, body, reviewer], index) => ({ title, body, reviewer, createdAt: dates[index]! }))

/** Invented reviews in the languages of the demo shop. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  en: of(
    ['Fits as described', 'Good fabric, and the colour is as in the picture.', 'Ida H.'],
    ['Lovely cut', 'I took my usual size and would buy it again.', 'Sam P.'],
    ['Quick delivery', 'It came after two days, well packed.', 'Lea M.'],
  ),
  da: of(
    ['Passer som beskrevet', 'Godt stof, og farven er som på billedet.', 'Ida H.'],
    ['Flot snit', 'Jeg tog min sædvanlige størrelse og køber den gerne igen.', 'Sam P.'],
    ['Hurtig levering', 'Den kom efter to dage og var pænt pakket.', 'Lea M.'],
  ),
  de: of(
    ['Passt wie beschrieben', 'Guter Stoff, und die Farbe ist wie auf dem Bild.', 'Ida H.'],
    ['Schöner Schnitt', 'Ich habe meine übliche Größe genommen und würde es wieder kaufen.', 'Sam P.'],
    ['Schnelle Lieferung', 'Kam nach zwei Tagen, gut verpackt.', 'Lea M.'],
  ),
  fr: of(
    ['Taille comme indiqué', 'Beau tissu, et la couleur est celle de la photo.', 'Ida H.'],
    ['Très belle coupe', 'J’ai pris ma taille habituelle et je le rachèterais.', 'Sam P.'],
    ['Livraison rapide', 'Reçu en deux jours, bien emballé.', 'Lea M.'],
  ),
  tr: of(
    ['Açıklandığı gibi', 'Kumaşı güzel, rengi fotoğraftaki gibi.', 'Ida H.'],
    ['Kesimi çok güzel', 'Her zamanki bedenimi aldım, yine alırım.', 'Sam P.'],
    ['Hızlı teslimat', 'İki günde geldi, özenle paketlenmişti.', 'Lea M.'],
  ),
  ar: of(
    ['مطابق للوصف', 'قماش جيد واللون كما في الصورة.', 'عائدة ح.'],
    ['قصّة جميلة', 'أخذت مقاسي المعتاد وسأشتري القطعة مرة أخرى.', 'سامي ب.'],
    ['توصيل سريع', 'وصل الطلب بعد يومين وكان مغلفًا جيدًا.', 'ليا م.'],
  ),
  sv: of(
    ['Stämmer med beskrivningen', 'Bra tyg, och färgen är som på bilden.', 'Ida H.'],
    ['Snygg passform', 'Jag tog min vanliga storlek och skulle köpa den igen.', 'Sam P.'],
    ['Snabb leverans', 'Kom efter två dagar, fint packad.', 'Lea M.'],
  ),
  no: of(
    ['Som beskrevet', 'Godt stoff, og fargen er som på bildet.', 'Ida H.'],
    ['Fin passform', 'Jeg tok min vanlige størrelse og ville kjøpt den igjen.', 'Sam P.'],
    ['Rask levering', 'Den kom etter to dager, godt pakket.', 'Lea M.'],
  ),
  nl: of(
    ['Zoals beschreven', 'Goede stof en de kleur is zoals op de foto.', 'Ida H.'],
    ['Mooie pasvorm', 'Ik nam mijn gewone maat en zou het zo weer kopen.', 'Sam P.'],
    ['Snel geleverd', 'Na twee dagen in huis en netjes verpakt.', 'Lea M.'],
  ),
  fi: of(
    ['Vastaa kuvausta', 'Hyvä kangas, ja väri on kuten kuvassa.', 'Ida H.'],
    ['Kaunis malli', 'Otin tavallisen kokoni ja ostaisin uudelleen.', 'Sam P.'],
    ['Nopea toimitus', 'Tuli kahdessa päivässä, hyvin pakattuna.', 'Lea M.'],
  ),
}
