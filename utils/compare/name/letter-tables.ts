/**
 * Letters and the Latin spellings that published tables give them, the usual one first: ICAO Doc 9303-3 section 6 (marked
 * Latin letters, Cyrillic), ISO 9, BGN/PCGN, the national tables of Ukraine (2010), Bulgaria, Serbia and North Macedonia,
 * ELOT 743 (Greek), the tables of Georgia (2002) and Armenia (ISO 9985), Hepburn and Kunrei-shiki (kana). The German forms of ю, ё and ш
 * are ü, ö and sch, as the consulate general of Russia in Bonn writes German names ("Правила транслитерации имён и фамилий").
 */
const TABLES = `
ä=a,ae ö=o,oe ü=u,ue å=a,aa ø=o,oe æ=ae œ=oe ß=ss þ=th ð=d đ=d,dj ł=l ħ=h ı=i ñ=n,nxx ə=e ŋ=n ĸ=k ŧ=t ª=a
а=a б=b в=v г=g,h ґ=g д=d е=e,ye,je ж=zh,ž,z з=z и=i,y й=i,y,j к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh,h ц=ts,c
ч=ch,č,c ш=sh,š,s,sch щ=shch,šč,sht ъ=,ie,a ы=y ь= э=e ю=iu,yu,ju,ü,ue,jü,jue я=ia,ya,ja ё=e,io,yo,jo,ye,ö,oe і=i ї=i,yi,ji є=ie,ye,je зг=zgh,zg
ђ=dj,đ,d ј=j љ=lj,l њ=nj,n ћ=ć,c џ=dž,dz,dj ѓ=gj,g ќ=kj,k ў=u,w қ=q,k ғ=gh,g ң=ng,n ө=o,oe ұ=u ү=u,ue һ=h ә=a,ae,e
ия=iia,iya,ija,ia ий=ii,iy,yi ый=yi,yy
ου=ou αυ=av,af,au ευ=ev,ef,eu γγ=ng γξ=nx γχ=nch γκ=gk,g μπ=mp,b ντ=nt,d α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n
ξ=x ο=o π=p ρ=r σ=s τ=t υ=y φ=f χ=ch ψ=ps ω=o
ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts
ჭ=ch ხ=kh ჯ=j ჰ=h
ու=u ա=a բ=b գ=g դ=d ե=e,ye զ=z է=e ը=y,e թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y,h ն=n շ=sh ո=o,vo չ=ch պ=p
ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=v,w փ=p ք=k և=ev,yev օ=o ֆ=f
あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko さ=sa し=shi,si す=su せ=se そ=so た=ta ち=chi,ti つ=tsu,tu て=te と=to な=na
に=ni ぬ=nu ね=ne の=no は=ha ひ=hi ふ=fu,hu へ=he ほ=ho ま=ma み=mi む=mu め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro
わ=wa を=o ん=n,m が=ga ぎ=gi ぐ=gu げ=ge ご=go ざ=za じ=ji,zi ず=zu ぜ=ze ぞ=zo だ=da ぢ=ji,zi づ=zu で=de ど=do ば=ba び=bi ぶ=bu
べ=be ぼ=bo ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ゔ=vu っ= ー= おう=o,ou,oh こう=ko,kou,koh そう=so,sou,soh とう=to,tou,toh ろう=ro,rou,roh
ょう=yo,you,yoh ゅう=yu,yuu ゆう=yu,yuu おお=o,oo,oh しょう=sho,shou じょう=jo,jou しゅう=shu,shuu じゅう=ju,juu
きゃ=kya きゅ=kyu きょ=kyo しゃ=sha しゅ=shu しょ=sho ちゃ=cha ちゅ=chu ちょ=cho にゃ=nya にゅ=nyu にょ=nyo ひゃ=hya ひゅ=hyu ひょ=hyo
みゃ=mya みゅ=myu みょ=myo りゃ=rya りゅ=ryu りょ=ryo ぎゃ=gya ぎゅ=gyu ぎょ=gyo じゃ=ja,zya じゅ=ju,zyu じょ=jo,zyo びゃ=bya びゅ=byu
びょ=byo じぇ=je`;

/** Returns rows "letter=form,form" as a map. */
export const formsByLetter = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [letter = '', forms = ''] = row.split('=');
        return [letter, forms.split(',')] as const;
      }),
  );

/** The Latin forms of a letter, or of two or three that are written as one sound. */
export const LETTERS = formsByLetter(TABLES);
