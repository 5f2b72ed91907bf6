# Świadectwo toru. Liczby przychodzą już zapisane tak, jak czyta je czytelnik.
title = Świadectwo toru { $course }
par = Par { $par }: doskonała gra potrzebuje średnio { $value } przy limicie { $limit } uderzeń.
bounds = Par około { $par }: tor ma zbyt wiele stanów, by rozwiązać go dokładnie; doskonała gra potrzebuje średnio od { $lower } do { $upper } przy limicie { $limit } uderzeń.
average = Przeciętny gracz potrzebuje { $average }, czyli o { $more } więcej.
solvable = Do dołka można trafić z każdego pola startowego.
unsolvable = Do dołka nigdy nie można trafić z { $cells }.
spread = Z najlepszego pola startowego { $cell } doskonały gracz trafia jednym uderzeniem w { $one } przypadków, dwoma w { $two }, trzema w { $three }, wcale w { $never }; odchylenie standardowe { $deviation }.
start = Z { $cell }: doskonale { $value }, przeciętnie { $average }.
turns = Na torze leżą żetony, więc kolejność ma znaczenie: { $scores }.
advantage = Gra jako pierwszy jest warta { $strokes } uderzenia wobec drugiego.
no-dead-ends = Nie ma ślepych zaułków.
dead-ends = Ślepe zaułki, z których dołek jest nieosiągalny: { $cells }.
no-loops = Żaden rzut nie zmusza piłki do powrotu tam, gdzie leżała.
loops = Rzut może zwrócić piłkę tam, gdzie leżała, w każdym kierunku: { $cells }.
throws = Bez niej par by wzrósł: { $throws }.
idle-throws = Nikomu nie brakowałoby: { $throws }.
more-cells = { $cells } i jeszcze { $count }
