/**
 * Words that common passwords consist of, in the languages of the demo: alone, with digits instead of letters, or with
 * digits and marks around them. Below them are keyboard and keypad sequences.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
    aaabbb aabbcc abc abcd abcde abcdef abcdefg abcdefgh abdullah access account admin administrator ahmet aisha
    ajax alexander alexandra ali allah always amanda amazon amelia america amore amour andreas andrew android angel
    angelina angels ankara anna anne anthony anything apple apple123 april arsenal asdf asdfgh asdfghjkl ashley
    askim asshole audi august automne autumn ayse azerty baby babyboy babygirl babylon banana bandit barbara
    barcelona bart baseball basketball batman bayern beatles beautiful beauty berlin besiktas bible bienvenue
    biscuit bismillah bitch black bless blessed blue bmw bonjour bonsoir boss boston boy brown bullshit business
    buster butterfly california camaro camille canada candy canim cash celtic champion changeme charlie charlotte
    cheese chelsea cherry chicago chicken chloe chocolate christ christian christina church claudia coffee college
    company computer contrasena cookie copenhagen corvette cowboys cricket crystal cutie daisy dallas dance dancing
    daniel danmark darling david december default demo denmark deutschland devil dezember diamond dickhead doggy
    dollar dolphin donald dortmund dragon dress drummer dubai eagle eagles earth edc eight elizabeth elskerdig
    eminem emma emre england ete euro everton everything facebook faith falcon family fashion fatima fatma februar
    february fenerbahce ferrari fire five florida flower flowers fodbold football forest forever fortnite four
    france freedom friday frodo fuckoff fuckyou fussball futbol galatasaray gamer gandalf garden garfield geheim
    george germany ginger girl gizli god godmorgen gold golf golfgti goodluck goodmorning goofy google gorgeous
    grace green grey guest guitar gunaydin gutenmorgen gutentag hallo hamburg hannah hanne hans harley harry hasan
    haslo hateyou hayatim heaven hejhej hejsa hello hellothere hemmelig hermosa hero heslo hiver hockey homer honda
    honey hope hosgeldin hottie hunter hunter2 huseyin ibrahim ihate ilove iloveu iloveyou inshallah instagram
    internet iphone ireland ironman istanbul jack jaguar james januar january jasmine jazz jean jennifer jens
    jessica jesus jetaime jewel jordan joseph joshua juli julia julien july june juventus kaerlighed khalid killer
    king kirsten kis kitten kitty klaus kodeord lady lakers lars laura lea legend lemon letmein letmeinnow liberty
    liebe lightning lily linux lion liverpool lkjhgf login london losenord love lovely loveme lover loveyou lucky
    lucy mads magic manager manchester manon march maria marie mario marseille martin martina masallah maschallah
    master math matrix matthew max maximilian mehmet melissa mercedes merhaba merlin metallica mette michael
    michelle mickey microsoft mihija million minecraft minnie mnbvcxz mohamed mohammed monday money monika monkey
    moon motdepasse mountain muffin muhammed murat music mustafa mustang myaccount mypass mypassword naruto netflix
    newpassword newyork nicholas nicolas nicole nine ninja nintendo nirvana nokia nopassword nothing november number
    ocean october office oktober oliver olivia omar one opensesame openup orange oscar p4ssword packers panther
    paris parissg parola pass passord passw0rd passwd password password1 passwort patricia peaches peanut pepper
    peter petra phoenix physics piano pierre pikachu pink player playstation please poiuyt pokemon porsche prince
    princess printemps pubg punk pupil puppy purple qazwsx qazwsxedc queen qweasd qweasdzxc qwerty qwertz rainbow
    ranger rangers rasmus realmadrid red redsox rfv rich river robert roblox rock rockstar rocky root rose rugby
    sabine salasana salut samantha samsung samurai sandra sarah schalke schatz school science scooby scotland
    sebastian secret secretword selam senha seniseviyorum september server seven sexy shadow shithead shoes shop
    shopping sifre silver simpsons singer six skat skateboard sky skywalker smokey snoopy snow snowball soccer
    soldier something sommar sommer sonic sophie soren sorry spiderman spotify spring star stars startrek starwars
    steam steelers stefan stephanie store storm strawberry student study style sugar summer sunday sunshine superman
    susanne sweetheart swimming system teacher temp temporary ten tennis tesoro test tester testing texas tgb
    thankyou thomas three thunder tiger together tottenham toyota trabzonspor tree trustno1 turkey turkey123 turkiye
    tweety twitter two ujm unicorn united university user vanilla velkommen victoria violet volvo wachtwoord warrior
    wasd water welcome welcomehome werder whatever white william willkommen windows winner winter wizard wolfgang
    wolverine woman work wsx xbox yamaha yankees yaz yellow yhn yoda yourpassword youtube yusuf zaq zelda zeynep
    zxcvbn zxcvbnm
    1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 1q2w3e4r5t 12qwaszx 1qazxsw2 q1w2e3r4t5 1qaz2wsx3edc 1q2w3e4r5t6y
    11223344 112233445566 147258369 147852369 741852963 963852741 789456123 159753456 123654789 123123123 987654321
    a1b2c3d4 a1b2c3d4e5 a aa aaa b c q s x z
  `
    .trim()
    .split(/\s+/),
)
