import { foldLetters } from '#foundation/fold-text.ts'
import type { CountryFacts, Region } from '../market.ts'

/** The 81 provinces by plate number, each with its districts. */
const provinces: Readonly<Record<string, string>> = {
  '01 Adana':
    'Aladağ, Ceyhan, Çukurova, Feke, İmamoğlu, Karaisalı, Karataş, Kozan, Pozantı, Saimbeyli, Sarıçam, Seyhan, Tufanbeyli, Yumurtalık, Yüreğir',
  '02 Adıyaman': 'Merkez, Besni, Çelikhan, Gerger, Gölbaşı, Kahta, Samsat, Sincik, Tut',
  '03 Afyonkarahisar':
    'Merkez, Başmakçı, Bayat, Bolvadin, Çay, Çobanlar, Dazkırı, Dinar, Emirdağ, Evciler, Hocalar, İhsaniye, İscehisar, Kızılören, Sandıklı, Sinanpaşa, Sultandağı, Şuhut',
  '04 Ağrı': 'Merkez, Diyadin, Doğubayazıt, Eleşkirt, Hamur, Patnos, Taşlıçay, Tutak',
  '05 Amasya': 'Merkez, Göynücek, Gümüşhacıköy, Hamamözü, Merzifon, Suluova, Taşova',
  '06 Ankara':
    'Akyurt, Altındağ, Ayaş, Bala, Beypazarı, Çamlıdere, Çankaya, Çubuk, Elmadağ, Etimesgut, Evren, Gölbaşı, Güdül, Haymana, Kahramankazan, Kalecik, Keçiören, Kızılcahamam, Mamak, Nallıhan, Polatlı, Pursaklar, Sincan, Şereflikoçhisar, Yenimahalle',
  '07 Antalya':
    'Akseki, Aksu, Alanya, Demre, Döşemealtı, Elmalı, Finike, Gazipaşa, Gündoğmuş, İbradı, Kaş, Kemer, Kepez, Konyaaltı, Korkuteli, Kumluca, Manavgat, Muratpaşa, Serik',
  '08 Artvin': 'Merkez, Ardanuç, Arhavi, Borçka, Hopa, Kemalpaşa, Murgul, Şavşat, Yusufeli',
  '09 Aydın':
    'Bozdoğan, Buharkent, Çine, Didim, Efeler, Germencik, İncirliova, Karacasu, Karpuzlu, Koçarlı, Köşk, Kuşadası, Kuyucak, Nazilli, Söke, Sultanhisar, Yenipazar',
  '10 Balıkesir':
    'Altıeylül, Ayvalık, Balya, Bandırma, Bigadiç, Burhaniye, Dursunbey, Edremit, Erdek, Gömeç, Gönen, Havran, İvrindi, Karesi, Kepsut, Manyas, Marmara, Savaştepe, Sındırgı, Susurluk',
  '11 Bilecik': 'Merkez, Bozüyük, Gölpazarı, İnhisar, Osmaneli, Pazaryeri, Söğüt, Yenipazar',
  '12 Bingöl': 'Merkez, Adaklı, Genç, Karlıova, Kiğı, Solhan, Yayladere, Yedisu',
  '13 Bitlis': 'Merkez, Adilcevaz, Ahlat, Güroymak, Hizan, Mutki, Tatvan',
  '14 Bolu': 'Merkez, Dörtdivan, Gerede, Göynük, Kıbrıscık, Mengen, Mudurnu, Seben, Yeniçağa',
  '15 Burdur': 'Merkez, Ağlasun, Altınyayla, Bucak, Çavdır, Çeltikçi, Gölhisar, Karamanlı, Kemer, Tefenni, Yeşilova',
  '16 Bursa':
    'Büyükorhan, Gemlik, Gürsu, Harmancık, İnegöl, İznik, Karacabey, Keles, Kestel, Mudanya, Mustafakemalpaşa, Nilüfer, Orhaneli, Orhangazi, Osmangazi, Yenişehir, Yıldırım',
  '17 Çanakkale': 'Merkez, Ayvacık, Bayramiç, Biga, Bozcaada, Çan, Eceabat, Ezine, Gelibolu, Gökçeada, Lapseki, Yenice',
  '18 Çankırı':
    'Merkez, Atkaracalar, Bayramören, Çerkeş, Eldivan, Ilgaz, Kızılırmak, Korgun, Kurşunlu, Orta, Şabanözü, Yapraklı',
  '19 Çorum':
    'Merkez, Alaca, Bayat, Boğazkale, Dodurga, İskilip, Kargı, Laçin, Mecitözü, Oğuzlar, Ortaköy, Osmancık, Sungurlu, Uğurludağ',
  '20 Denizli':
    'Acıpayam, Babadağ, Baklan, Bekilli, Beyağaç, Bozkurt, Buldan, Çal, Çameli, Çardak, Çivril, Güney, Honaz, Kale, Merkezefendi, Pamukkale, Sarayköy, Serinhisar, Tavas',
  '21 Diyarbakır':
    'Bağlar, Bismil, Çermik, Çınar, Çüngüş, Dicle, Eğil, Ergani, Hani, Hazro, Kayapınar, Kocaköy, Kulp, Lice, Silvan, Sur, Yenişehir',
  '22 Edirne': 'Merkez, Enez, Havsa, İpsala, Keşan, Lalapaşa, Meriç, Süloğlu, Uzunköprü',
  '23 Elazığ': 'Merkez, Ağın, Alacakaya, Arıcak, Baskil, Karakoçan, Keban, Kovancılar, Maden, Palu, Sivrice',
  '24 Erzincan': 'Merkez, Çayırlı, İliç, Kemah, Kemaliye, Otlukbeli, Refahiye, Tercan, Üzümlü',
  '25 Erzurum':
    'Aşkale, Aziziye, Çat, Hınıs, Horasan, İspir, Karaçoban, Karayazı, Köprüköy, Narman, Oltu, Olur, Palandöken, Pasinler, Pazaryolu, Şenkaya, Tekman, Tortum, Uzundere, Yakutiye',
  '26 Eskişehir':
    'Alpu, Beylikova, Çifteler, Günyüzü, Han, İnönü, Mahmudiye, Mihalgazi, Mihalıççık, Odunpazarı, Sarıcakaya, Seyitgazi, Sivrihisar, Tepebaşı',
  '27 Gaziantep': 'Araban, İslahiye, Karkamış, Nizip, Nurdağı, Oğuzeli, Şahinbey, Şehitkamil, Yavuzeli',
  '28 Giresun':
    'Merkez, Alucra, Bulancak, Çamoluk, Çanakçı, Dereli, Doğankent, Espiye, Eynesil, Görele, Güce, Keşap, Piraziz, Şebinkarahisar, Tirebolu, Yağlıdere',
  '29 Gümüşhane': 'Merkez, Kelkit, Köse, Kürtün, Şiran, Torul',
  '30 Hakkari': 'Merkez, Çukurca, Derecik, Şemdinli, Yüksekova',
  '31 Hatay':
    'Altınözü, Antakya, Arsuz, Belen, Defne, Dörtyol, Erzin, Hassa, İskenderun, Kırıkhan, Kumlu, Payas, Reyhanlı, Samandağ, Yayladağı',
  '32 Isparta':
    'Merkez, Aksu, Atabey, Eğirdir, Gelendost, Gönen, Keçiborlu, Senirkent, Sütçüler, Şarkikaraağaç, Uluborlu, Yalvaç, Yenişarbademli',
  '33 Mersin':
    'Akdeniz, Anamur, Aydıncık, Bozyazı, Çamlıyayla, Erdemli, Gülnar, Mezitli, Mut, Silifke, Tarsus, Toroslar, Yenişehir',
  '34 İstanbul':
    'Adalar, Arnavutköy, Ataşehir, Avcılar, Bağcılar, Bahçelievler, Bakırköy, Başakşehir, Bayrampaşa, Beşiktaş, Beykoz, Beylikdüzü, Beyoğlu, Büyükçekmece, Çatalca, Çekmeköy, Esenler, Esenyurt, Eyüpsultan, Fatih, Gaziosmanpaşa, Güngören, Kadıköy, Kağıthane, Kartal, Küçükçekmece, Maltepe, Pendik, Sancaktepe, Sarıyer, Silivri, Sultanbeyli, Sultangazi, Şile, Şişli, Tuzla, Ümraniye, Üsküdar, Zeytinburnu',
  '35 İzmir':
    'Aliağa, Balçova, Bayındır, Bayraklı, Bergama, Beydağ, Bornova, Buca, Çeşme, Çiğli, Dikili, Foça, Gaziemir, Güzelbahçe, Karabağlar, Karaburun, Karşıyaka, Kemalpaşa, Kınık, Kiraz, Konak, Menderes, Menemen, Narlıdere, Ödemiş, Seferihisar, Selçuk, Tire, Torbalı, Urla',
  '36 Kars': 'Merkez, Akyaka, Arpaçay, Digor, Kağızman, Sarıkamış, Selim, Susuz',
  '37 Kastamonu':
    'Merkez, Abana, Ağlı, Araç, Azdavay, Bozkurt, Cide, Çatalzeytin, Daday, Devrekani, Doğanyurt, Hanönü, İhsangazi, İnebolu, Küre, Pınarbaşı, Seydiler, Şenpazar, Taşköprü, Tosya',
  '38 Kayseri':
    'Akkışla, Bünyan, Develi, Felahiye, Hacılar, İncesu, Kocasinan, Melikgazi, Özvatan, Pınarbaşı, Sarıoğlan, Sarız, Talas, Tomarza, Yahyalı, Yeşilhisar',
  '39 Kırklareli': 'Merkez, Babaeski, Demirköy, Kofçaz, Lüleburgaz, Pehlivanköy, Pınarhisar, Vize',
  '40 Kırşehir': 'Merkez, Akçakent, Akpınar, Boztepe, Çiçekdağı, Kaman, Mucur',
  '41 Kocaeli':
    'Başiskele, Çayırova, Darıca, Derince, Dilovası, Gebze, Gölcük, İzmit, Kandıra, Karamürsel, Kartepe, Körfez',
  '42 Konya':
    'Ahırlı, Akören, Akşehir, Altınekin, Beyşehir, Bozkır, Cihanbeyli, Çeltik, Çumra, Derbent, Derebucak, Doğanhisar, Emirgazi, Ereğli, Güneysınır, Hadim, Halkapınar, Hüyük, Ilgın, Kadınhanı, Karapınar, Karatay, Kulu, Meram, Sarayönü, Selçuklu, Seydişehir, Taşkent, Tuzlukçu, Yalıhüyük, Yunak',
  '43 Kütahya':
    'Merkez, Altıntaş, Aslanapa, Çavdarhisar, Domaniç, Dumlupınar, Emet, Gediz, Hisarcık, Pazarlar, Simav, Şaphane, Tavşanlı',
  '44 Malatya':
    'Akçadağ, Arapgir, Arguvan, Battalgazi, Darende, Doğanşehir, Doğanyol, Hekimhan, Kale, Kuluncak, Pütürge, Yazıhan, Yeşilyurt',
  '45 Manisa':
    'Ahmetli, Akhisar, Alaşehir, Demirci, Gölmarmara, Gördes, Kırkağaç, Köprübaşı, Kula, Salihli, Sarıgöl, Saruhanlı, Selendi, Soma, Şehzadeler, Turgutlu, Yunusemre',
  '46 Kahramanmaraş':
    'Afşin, Andırın, Çağlayancerit, Dulkadiroğlu, Ekinözü, Elbistan, Göksun, Nurhak, Onikişubat, Pazarcık, Türkoğlu',
  '47 Mardin': 'Artuklu, Dargeçit, Derik, Kızıltepe, Mazıdağı, Midyat, Nusaybin, Ömerli, Savur, Yeşilli',
  '48 Muğla':
    'Bodrum, Dalaman, Datça, Fethiye, Kavaklıdere, Köyceğiz, Marmaris, Menteşe, Milas, Ortaca, Seydikemer, Ula, Yatağan',
  '49 Muş': 'Merkez, Bulanık, Hasköy, Korkut, Malazgirt, Varto',
  '50 Nevşehir': 'Merkez, Acıgöl, Avanos, Derinkuyu, Gülşehir, Hacıbektaş, Kozaklı, Ürgüp',
  '51 Niğde': 'Merkez, Altunhisar, Bor, Çamardı, Çiftlik, Ulukışla',
  '52 Ordu':
    'Akkuş, Altınordu, Aybastı, Çamaş, Çatalpınar, Çaybaşı, Fatsa, Gölköy, Gülyalı, Gürgentepe, İkizce, Kabadüz, Kabataş, Korgan, Kumru, Mesudiye, Perşembe, Ulubey, Ünye',
  '53 Rize':
    'Merkez, Ardeşen, Çamlıhemşin, Çayeli, Derepazarı, Fındıklı, Güneysu, Hemşin, İkizdere, İyidere, Kalkandere, Pazar',
  '54 Sakarya':
    'Adapazarı, Akyazı, Arifiye, Erenler, Ferizli, Geyve, Hendek, Karapürçek, Karasu, Kaynarca, Kocaali, Pamukova, Sapanca, Serdivan, Söğütlü, Taraklı',
  '55 Samsun':
    'Alaçam, Asarcık, Atakum, Ayvacık, Bafra, Canik, Çarşamba, Havza, İlkadım, Kavak, Ladik, Ondokuzmayıs, Salıpazarı, Tekkeköy, Terme, Vezirköprü, Yakakent',
  '56 Siirt': 'Merkez, Baykan, Eruh, Kurtalan, Pervari, Şirvan, Tillo',
  '57 Sinop': 'Merkez, Ayancık, Boyabat, Dikmen, Durağan, Erfelek, Gerze, Saraydüzü, Türkeli',
  '58 Sivas':
    'Merkez, Akıncılar, Altınyayla, Divriği, Doğanşar, Gemerek, Gölova, Gürün, Hafik, İmranlı, Kangal, Koyulhisar, Suşehri, Şarkışla, Ulaş, Yıldızeli, Zara',
  '59 Tekirdağ':
    'Çerkezköy, Çorlu, Ergene, Hayrabolu, Kapaklı, Malkara, Marmaraereğlisi, Muratlı, Saray, Süleymanpaşa, Şarköy',
  '60 Tokat': 'Merkez, Almus, Artova, Başçiftlik, Erbaa, Niksar, Pazar, Reşadiye, Sulusaray, Turhal, Yeşilyurt, Zile',
  '61 Trabzon':
    'Akçaabat, Araklı, Arsin, Beşikdüzü, Çarşıbaşı, Çaykara, Dernekpazarı, Düzköy, Hayrat, Köprübaşı, Maçka, Of, Ortahisar, Sürmene, Şalpazarı, Tonya, Vakfıkebir, Yomra',
  '62 Tunceli': 'Merkez, Çemişgezek, Hozat, Mazgirt, Nazımiye, Ovacık, Pertek, Pülümür',
  '63 Şanlıurfa':
    'Akçakale, Birecik, Bozova, Ceylanpınar, Eyyübiye, Halfeti, Haliliye, Harran, Hilvan, Karaköprü, Siverek, Suruç, Viranşehir',
  '64 Uşak': 'Merkez, Banaz, Eşme, Karahallı, Sivaslı, Ulubey',
  '65 Van':
    'Bahçesaray, Başkale, Çaldıran, Çatak, Edremit, Erciş, Gevaş, Gürpınar, İpekyolu, Muradiye, Özalp, Saray, Tuşba',
  '66 Yozgat':
    'Merkez, Akdağmadeni, Aydıncık, Boğazlıyan, Çandır, Çayıralan, Çekerek, Kadışehri, Saraykent, Sarıkaya, Sorgun, Şefaatli, Yenifakılı, Yerköy',
  '67 Zonguldak': 'Merkez, Alaplı, Çaycuma, Devrek, Ereğli, Gökçebey, Kilimli, Kozlu',
  '68 Aksaray': 'Merkez, Ağaçören, Eskil, Gülağaç, Güzelyurt, Ortaköy, Sarıyahşi, Sultanhanı',
  '69 Bayburt': 'Merkez, Aydıntepe, Demirözü',
  '70 Karaman': 'Merkez, Ayrancı, Başyayla, Ermenek, Kazımkarabekir, Sarıveliler',
  '71 Kırıkkale': 'Merkez, Bahşılı, Balışeyh, Çelebi, Delice, Karakeçili, Keskin, Sulakyurt, Yahşihan',
  '72 Batman': 'Merkez, Beşiri, Gercüş, Hasankeyf, Kozluk, Sason',
  '73 Şırnak': 'Merkez, Beytüşşebap, Cizre, Güçlükonak, İdil, Silopi, Uludere',
  '74 Bartın': 'Merkez, Amasra, Kurucaşile, Ulus',
  '75 Ardahan': 'Merkez, Çıldır, Damal, Göle, Hanak, Posof',
  '76 Iğdır': 'Merkez, Aralık, Karakoyunlu, Tuzluca',
  '77 Yalova': 'Merkez, Altınova, Armutlu, Çınarcık, Çiftlikköy, Termal',
  '78 Karabük': 'Merkez, Eflani, Eskipazar, Ovacık, Safranbolu, Yenice',
  '79 Kilis': 'Merkez, Elbeyli, Musabeyli, Polateli',
  '80 Osmaniye': 'Merkez, Bahçe, Düziçi, Hasanbeyli, Kadirli, Sumbas, Toprakkale',
  '81 Düzce': 'Merkez, Akçakoca, Cumayeri, Çilimli, Gölyaka, Gümüşova, Kaynaşlı, Yığılca',
}

const slug = (name: string): string => foldLetters(name).replace(/[^a-z0-9]+/g, '-')

const parted = Object.entries(provinces).map(([key, districts]) => ({
  id: key.slice(0, 2),
  name: key.slice(3),
  districts: districts.split(', '),
}))

export const zones: CountryFacts['zones'] = parted.map(({ id, name }) => ({ id, name, abbreviation: `TR-${id}` }))

/** Codes contain the plate number, since many names occur in several provinces: `34-kadikoy`. */
export const districts: readonly Region[] = parted.flatMap(({ id, districts }) =>
  districts.map((name) => ({ code: `${id}-${slug(name)}`, name, zone: id })),
)
