/** The passwords that attackers try first, some of them Swedish; at least six characters, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `000000 00000000 010203 101010 102030 111111 1111111 11111111 111222 112233 11223344 121212 123123 123123123
  123321 1234567 12345678 123456789 1234567890 123456 12345678910 123456a 123456q 1234qwer 123654 123abc 123qwe
  131313 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 232323 252525 333333 444444
  456789 555555 654321 666666 696969 7777777 777777 789456 789456123 87654321 888888 88888888 987654 987654321
  999999 a12345 a123456 aa123456 abc123 abcd1234 abcdef access admin123 administrator andreas arsenal asdasd
  asdf1234 asdfgh asdfghjkl ashley azerty babygirl bajskorv bananas baseball basketball batman blommor butterfly
  changeme charlie chelsea chocolate computer daniel dinmamma djurgården dragon fotboll football forever freedom
  fredrik friends fuckyou gustav hammarby hannah hejhej hejhejhej hejsan hejsan123 hello123 hemlig hemligt hockey
  hunter iloveyou jennifer jessica johan123 jordan kalle123 kalleanka killer kristina letmein linkedin liverpool
  login123 lösenord lösenord1 lösenord123 losenord losenord1 losenord123 loveme lovely mamma123 manchester master
  matrix michael michelle mikael monkey mustang nicole ninja123 passw0rd password password1 password12 password123
  password1234 pokemon princess qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwer1234 qwerty qwerty1 qwerty12
  qwerty123 qwertyuiop secret shadow sommar sommar123 sommaren starwars stockholm summer sunshine superman sverige
  sverige1 test123 test1234 testing thomas tigger trustno1 user123 vinter vinter123 welcome welcome1 welcome123
  whatever william xxxxxx zxcvbn zxcvbnm älskling älskardig`.split(/\s+/),
)
