/** The most common leaked passwords, in lower case; compared case-insensitively. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
000000 00000000 010203 0123456789 100200 101010 102030 111111 11111111 112233 121212 123123
123321 123456 1234567 12345678 123456789 1234567890 123456789a 12345678a 123456a 123456abc
12345qwert 1234abcd 1234qwer 123654 123abc 123qwe 123qweasd 131313 135790 147258 147258369
159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 222222 246810 333333 444444
456789 555555 654321 666666 696969 741852963 777777 789456 789456123 87654321 888888 88888888
987654321 9876543210 999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456
aaa111 aaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abcabc abcabc123 abcd123 abcd1234
abcdef abcdef1 abcdefg abcdefg1 abcdefgh abcdefgh1 access123 access14 admin1 admin12 admin123
admin1234 admin12345 admin2024 admin2025 administrator administrator1 administrator123 alfie123
amanda1 amanda123 amelia1 amelia123 america1 andrew andrew1 andrew123 angel123 angel1234 angels1
apple123 apple1234 april123 arsenal arsenal1 arsenal12 arsenal123 asd123 asdasd asdf1234
asdfasdf asdfgh asdfghjk asdfghjkl asdfghjkl1 ashley ashley1 ashley123 asshole1 astonvilla
astonvilla1 audi1234 august1 august123 australia1 autumn1 autumn123 autumn2024 autumn2025
autumn2026 avengers1 azerty azerty123 babyboy1 babygirl babygirl1 babygirl123 bailey bailey1
bailey123 banana banana1 banana123 barcelona barcelona1 baseball baseball1 basketball
basketball1 batman batman1 batman12 batman123 beatles1 belfast1 belfast123 bella123 beyonce1
birmingham1 birthday1 biteme1 black123 blink182 blue1234 blue12345 bmw12345 bond0071 bristol1
bristol123 britain1 bullshit1 business1 business123 buster buster1 buster123 butterfly
butterfly1 cardiff1 cardiff123 celtic celtic1 celtic123 changeme changeme1 changeme12
changeme123 charlie charlie1 charlie12 charlie123 charlotte charlotte1 cheese cheese1 cheese123
chelsea chelsea1 chelsea12 chelsea123 chloe123 chocolate chocolate1 christmas1 christmas123
classified1 classifieds1 coffee1 company1 company123 computer computer1 computer123 cookie
cookie1 cookie12 cookie123 corvette1 craigslist1 cricket1 cricket123 daddy123 daisy123 daniel
daniel1 daniel12 daniel123 david123 david1234 december1 december25 default1 default123 demo1234
demo12345 derbycounty1 diamond1 diamond123 dragon dragon1 dragon12 dragon123 dragon1234 eagle123
emily123 eminem1 eminem123 england england1 england123 england66 everton1 everton123 facebook
facebook1 facebook123 falcon1 family1 family123 father1 february1 ferrari ferrari1 ferrari123
flower flower1 flower123 football football1 football12 football123 football2 forever1 forever123
forever21 fortnite1 fortnite123 freedom freedom1 freedom123 friday1 friday13 friend1 friends1
friends123 fuckoff1 fuckyou fuckyou1 fuckyou123 fuckyou2 gamer123 gandalf1 gandalf123 george
george1 george12 george123 ginger ginger1 ginger123 glasgow1 glasgow123 golden1 golfer1 google1
google123 green123 guest123 guest1234 gumtree1 gumtree123 gunners1 hannah hannah1 hannah12
hannah123 happy123 happy1234 harley harley1 harley123 harry123 harrypotter1 heaven1 hello1
hello123 hello1234 hello12345 hello2you hellohello helloworld helloworld1 hockey1 holiday1
honda123 hunter hunter1 hunter12 hunter123 iloveu iloveu2 iloveyou iloveyou1 iloveyou12
iloveyou123 iloveyou2 internet internet1 internet123 iphone123 ireland1 ireland123 ironman1
ironman123 jack1234 jackson1 james123 james1234 jamesbond007 january1 jennifer jennifer1 jessica
jessica1 jessica123 jordan jordan1 jordan12 jordan123 jordan23 joshua joshua1 joshua123
juventus1 killer killer1 killer123 leeds123 leedsutd1 letmein letmein1 letmein12 letmein123
letmein1234 letmepost1 linkinpark1 linux123 lion1234 liverpool liverpool1 liverpool123 login123
login1234 london london01 london1 london12 london123 london2012 love123 love1234 love12345
lovelove lovelove1 lovely1 lovely12 loveme1 loveme123 lovers69 loveyou1 lucky123 lucky1234
lucky777 maggie1 maggie123 manager1 manager123 manchester manchester1 mancity1 mancity123 manutd
manutd1 manutd123 march2025 market123 master master1 master12 master123 master1234 matrix1
matrix123 matthew matthew1 maverick1 max12345 mercedes1 mercedes123 merlin1 merlin123 messi10
messi123 metallica metallica1 michael michael1 michael123 michelle michelle1 microsoft1
minecraft minecraft1 minecraft123 molly123 monday1 monday123 money123 money1234 monkey monkey1
monkey12 monkey123 monkey1234 mother1 mother123 mummy123 mustang mustang1 mustang123 mylove
mylove123 mylove1234 mypassword mypassword1 naruto1 naruto123 newcastle newcastle1 newpassword
newpassword1 newyork1 nicole nicole1 nicole12 nicole123 nintendo1 nirvana1 november1 october1
office123 oliver oliver1 oliver12 oliver123 olivia1 olivia123 onedirection1 orange1 orange123
p455w0rd p4ssw0rd p4ssword pa55w0rd pa55w0rd1 pa55word pa55word1 panther1 paris123 pass123
pass1234 pass12345 passpass passpass1 passw0rd passw0rd1 passw0rd123 password password01
password1 password1! password11 password12 password123 password1234 password12345 password123456
password13 password2 password2020 password2021 password2022 password2023 password2024
password2025 password2026 password21 password22 password3 password69 password7 password9
password99 passwort passwort1 pepper pepper1 pepper123 phoenix1 phoenix123 playstation1 pokemon
pokemon1 pokemon123 poppy123 porsche1 porsche911 princess princess1 princess12 princess123
private1 private123 public123 purple purple1 purple12 purple123 pussycat1 q1w2e3 q1w2e3r4
q1w2e3r4t5 qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwer1234 qwert1 qwert12 qwert123 qwert1234
qwerty qwerty01 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty99 qwertyu1
qwertyui qwertyuiop qwertyuiop1 qwertyuiop123 rainbow1 rainbow123 ranger1 ranger123 rangers
rangers1 rangers123 realmadrid1 richard1 robert robert1 robert123 roblox123 rocky123 ronaldo1
ronaldo7 root123 rootroot rugby123 samantha samantha1 samsung samsung1 samsung123 school1
school123 scotland scotland1 scotland123 secret secret1 secret12 secret123 security1 security123
seller123 seller1234 september1 server123 sexy1234 shadow shadow1 shadow12 shadow123 silver1
silver123 slipknot1 slipknot666 smile123 smiley1 soccer1 soccer12 soccer123 sophie sophie1
sophie12 sophie123 spider123 spiderman spiderman1 spring123 spring2024 spring2025 spring2026
startrek1 starwars starwars1 starwars123 student1 student123 summer summer1 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunday1 sunday123
sunderland1 sunshine sunshine1 sunshine12 sunshine123 sunshine2 superman superman1 superman123
support1 support123 teacher1 teacher123 temp1234 temporary1 tennis1 tennis123 terminator1
test123 test1234 test12345 tester123 testing testing1 testing123 testtest testtest1 thepassword1
thomas thomas1 thomas12 thomas123 tiger123 tigers1 tigger tigger1 tigger12 tigger123 titanic1
toor123 tottenham tottenham1 townboard townboard1 townboard123 toyota1 toyota123 trustno1
twitter1 united1 united123 user123 user1234 username1 vivastreet1 wales123 warrior1 warrior123
welcome welcome01 welcome1 welcome12 welcome123 welcome1234 welcome2 welcome2024 welcome2025
welcome2026 westham westham1 westham123 whatever whatever1 william1 william123 windows1
windows10 winter1 winter123 winter2022 winter2023 winter2024 winter2025 winter2026 wolf1234
xbox3601 yamaha1 yamaha123 yellow1 yellow123 yourpassword1 youtube1 youtube123 zaq12wsx zaq1zaq1
zidane10 zxcvbn zxcvbnm zxcvbnm1
`
    .trim()
    .split(/\s+/),
);
