// Invented people for the pages of this folder: addresses of many lengths, every one of them in lists of 24.
globalThis.PEOPLE = `
Ana Ferro,ana@ferro.example
Bo O'Neill,bo.oneill@neill.example
Casey Cobblefield,casey.cobblefield@cobblefield.example
Dee Ng,dee@ng.example
Emil Andersson-Lindqvist,emil.andersson-lindqvist@nordhavn-shipping.example
Fay Okafor,fay.okafor@okafor-partners.example
Gus Wren,gus@wren.example
Hana Kobayashi,hana.kobayashi@kobayashi.example
Ines Barreto,ines.barreto@tidewater.example
Jon Falk,jon@falk.example
Kim Lee,kim.lee@acme.example
Lou Castellanos,lou.castellanos@castellanos-freight.example
Mia Roth,mia.roth@roth.example
Ned Abara,ned.abara@abara.example
Owen Hallworth,owen.hallworth@kestrel.example
Pia Sund,pia@sund.example
Quinn Albright,quinn.albright@albright-consulting.example
Rui Teixeira,rui.teixeira@teixeira.example
Sol Vance,sol@vance.example
Tess Dray,tess.dray@dray.example
Uma Patel,uma.patel@patel-imports.example
Vic Moreau,vic.moreau@moreau.example
Wes Tanaka,wes.tanaka@tanaka.example
Yara Haddad,yara.haddad@haddad-law.example`
  .trim()
  .split('\n')
  .map((line) => line.split(','))
  .map(([name, email]) => ({ name, email }));
globalThis.put = (selector, html) => {
  document.querySelector(selector).innerHTML = html;
};
