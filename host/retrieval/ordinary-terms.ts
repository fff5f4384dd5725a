/** Terms of the library's subjects that every job advert uses: alone they make no sentence worth searching. */
export const ORDINARY_TERMS: ReadonlySet<string> = new Set(
  "work worker employ employe recruit agent agenc safeti health insur public servic standard equal treatment govern regul enforc right women human person legal institut term termin condit contract hour day cost charg secur due dilig trade live travel transport written document pay payment salari wage protect complaint compens transfer status hous accommod movement licens licenc leav keep free duti exit tie cap child residenc train fair ethic communic visa abroad confin detent consular job care chang document minimum interest non privat rest channel zero sub definit indic food ticket retent overtim transpar resid ident debt household domest children enforc home payment receipt control report statement system action model rule case".split(
    " ",
  ),
);
