/** Providers under many endings: "yahoo.co.uk", "live.nl". */
const BRANDS =
  'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn gmx aol yandex protonmail fastmail tutanota zoho';

/** Providers of mailboxes for anybody, by country of most users. */
const DOMAINS = `
  icloud.com me.com mac.com proton.me pm.me mail.com email.com usa.com inbox.com hey.com hushmail.com zohomail.com zohomail.eu
  tuta.com tuta.io tutamail.com keemail.me mailbox.org posteo.de posteo.net runbox.com fastmail.fm duck.com mozmail.com
  mailfence.com startmail.com disroot.org riseup.net att.net sbcglobal.net bellsouth.net comcast.net xfinity.com verizon.net
  cox.net charter.net spectrum.net rr.com twc.com frontier.com frontiernet.net centurylink.net embarqmail.com windstream.net
  earthlink.net mindspring.com juno.com netzero.net optonline.net optimum.net roadrunner.com suddenlink.net mchsi.com q.com
  aim.com netscape.net rogers.com shaw.ca telus.net bell.net sympatico.ca videotron.ca cogeco.ca eastlink.ca
  btinternet.com btopenworld.com sky.com virginmedia.com virgin.net blueyonder.co.uk ntlworld.com talktalk.net tiscali.co.uk
  plusnet.com o2.co.uk eircom.net web.de t-online.de freenet.de arcor.de online.de vodafone.de vodafonemail.de 1und1.de
  kabelmail.de netcologne.de email.de mail.de a1.net chello.at aon.at utanet.at bluewin.ch bluemail.ch hispeed.ch sunrise.ch
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr club-internet.fr aliceadsl.fr cegetel.net
  libero.it virgilio.it alice.it tim.it tin.it tiscali.it iol.it inwind.it fastwebnet.it poste.it email.it pec.it aruba.it
  telefonica.net movistar.es ono.com terra.es wanadoo.es jazzfree.com euskaltel.net sapo.pt mail.telepac.pt netcabo.pt
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com oi.com.br r7.com zipmail.com.br
  prodigy.net.mx telmex.com fibertel.com.ar ciudad.com.ar speedy.com.ar arnet.com.ar vtr.net une.net.co
  kpnmail.nl kpnplanet.nl ziggo.nl home.nl hetnet.nl planet.nl xs4all.nl casema.nl upcmail.nl quicknet.nl chello.nl zonnet.nl
  telenet.be skynet.be proximus.be scarlet.be voo.be pt.lu telia.com bredband.net comhem.se spray.se tele2.se bahnhof.se
  online.no broadpark.no getmail.no mail.dk jubii.dk stofanet.dk tdcadsl.dk elisanet.fi kolumbus.fi luukku.com suomi24.fi
  wp.pl o2.pl onet.pl op.pl onet.eu vp.pl poczta.onet.pl interia.pl interia.eu gazeta.pl tlen.pl seznam.cz email.cz centrum.cz
  volny.cz post.cz azet.sk zoznam.sk centrum.sk freemail.hu citromail.hu indamail.hu t-online.hu abv.bg mail.bg dir.bg
  otenet.gr hol.gr forthnet.gr net.hr siol.net inbox.lv inbox.lt one.lt mail.ee hot.ee mynet.com ttmail.com superonline.com
  mail.ru bk.ru list.ru inbox.ru internet.ru rambler.ru lenta.ru ya.ru ukr.net i.ua meta.ua bigmir.net tut.by mail.kz
  walla.co.il walla.com bezeqint.net netvision.net.il 012.net.il emirates.net.ae mweb.co.za webmail.co.za vodamail.co.za
  telkomsa.net rediffmail.com sify.com indiatimes.com bsnl.in qq.com foxmail.com 163.com 126.com yeah.net vip.163.com
  sina.com sina.cn sohu.com tom.com 139.com 189.cn wo.cn 21cn.com aliyun.com netvigator.com hinet.net seed.net.tw pchome.com.tw
  naver.com daum.net hanmail.net nate.com kakao.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp vodafone.ne.jp
  nifty.com biglobe.ne.jp so-net.ne.jp ocn.ne.jp plala.or.jp excite.co.jp infoseek.jp ymobile.ne.jp rakuten.jp
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au internode.on.net westnet.com.au dodo.com.au
  xtra.co.nz slingshot.co.nz orcon.net.nz singnet.com.sg starhub.net.sg streamyx.com pldtdsl.net
  relay.firefox.com privaterelay.appleid.com users.noreply.github.com simplelogin.com anonaddy.com anonaddy.me addy.io`;

const COMMON = new Set(DOMAINS.trim().split(/\s+/));
const BRAND = new RegExp(`^(?:${BRANDS.replaceAll(' ', '|')})\\.(?:[a-z]{2,4}|com?\\.[a-z]{2})$`);

/**
 * Returns whether anybody can have a mailbox at a domain, so that two addresses there have nothing in common.
 *
 * @param domain lower case, in ASCII
 */
export const isCommonMailDomain = (domain: string): boolean => COMMON.has(domain) || BRAND.test(domain);
